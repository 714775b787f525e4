import { t } from '../platform/i18n/i18n.ts'

const NO_BREAK = '\u00a0\u202f'

/** Rules of German typesetting: the pattern of what is wrong, and the hint. */
const RULES: { sign: RegExp; hint: () => string }[] = [
  { sign: /"/, hint: () => t('Use German quotation marks: „like this“.') },
  { sign: / - /, hint: () => t('Use an en dash (–) between words, not a hyphen.') },
  { sign: /\.\.\./, hint: () => t('Use a single ellipsis character: …') },
  { sign: /\d:\d{2}\s?Uhr/, hint: () => t('Write times with a full stop: 19.30 Uhr.') },
  { sign: new RegExp(`\\d[^\\S${NO_BREAK}]Uhr`), hint: () => t('Use a non-breaking space between the number and “Uhr”.') },
  { sign: /\S {2,}\S/, hint: () => t('There is more than one space here.') },
]

/** Hints on German typesetting, each once. They do not prevent saving. */
export function typesettingHints(text: string): string[] {
  return RULES.filter(({ sign }) => sign.test(text)).map(({ hint }) => hint())
}
