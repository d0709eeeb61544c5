/** The rules of a page by their sections, and those that say what is searched for. */

import type { RuleView } from '../api/types';

export interface Section {
  title: string;
  rules: RuleView[];
}

export function sectionsOf(rules: readonly RuleView[]): Section[] {
  const sections: Section[] = [];
  for (const rule of rules) {
    const last = sections.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else sections.push({ title: rule.section, rules: [rule] });
  }
  return sections;
}

/** The rules in which every word that was typed occurs. */
export function saying(rules: readonly RuleView[], asked: string): RuleView[] {
  const wanted = asked.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, title, section, text }) => {
    const said = `${id} ${title} ${section} ${text}`.toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
