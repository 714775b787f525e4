import { t } from '../platform/i18n/i18n.ts'

const NO_BREAK = '\u00a0\u202f'

/** What German typesetting sets otherwise; each rule names its sign and how it should look. */
const RULES: { sign: RegExp; hint: () => string }[] = [
  { sign: /"/, hint: () => t('German quotation marks look like „this“.') },
  { sign: / - /, hint: () => t('A dash between words is – , not a hyphen.') },
  { sign: /\.\.\./, hint: () => t('Three points are one sign: …') },
  { sign: /\d:\d{2}\s?Uhr/, hint: () => t('The house writes times with a point: 19.30 Uhr.') },
  { sign: new RegExp(`\\d[^\\S${NO_BREAK}]Uhr`), hint: () => t('Between number and “Uhr” stands a no-break space.') },
  { sign: /\S {2,}\S/, hint: () => t('Here stands more than one space.') },
]

/** Hints on how a German text would be set, each once. They keep nobody from saving. */
export function typesettingHints(text: string): string[] {
  return RULES.filter(({ sign }) => sign.test(text)).map(({ hint }) => hint())
}
