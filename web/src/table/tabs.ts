/** What the side column shows; on a phone also the board and the players are tabs. */
export type Tab = 'board' | 'players' | 'log' | 'chat' | 'rules';
export type DrawerTab = Extract<Tab, 'log' | 'chat' | 'rules'>;

export const isDrawer = (tab: Tab): tab is DrawerTab => tab === 'log' || tab === 'chat' || tab === 'rules';
