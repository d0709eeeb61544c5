// Generated from the constants of src/parlour by `npm run types`; do not edit.

export const SPECTATOR = -2;
export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 500;
export const LANGUAGES = { en: 'English', uk: 'Українська', ru: 'Русский', ja: '日本語' };
