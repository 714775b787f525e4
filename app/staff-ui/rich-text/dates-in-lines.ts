/** Names of months and their usual abbreviations, German and English. */
const MONTH =
  'jan(?:uar|uary|\\.)|jänner|feb(?:ruar|ruary|r?\\.)|feber|märz|mär\\.|mar(?:ch|\\.)|apr(?:il|\\.)|mai|may|jun[ie]|juny|juno|jul[iy]|julei|jun\\.|jul\\.|aug(?:ust|\\.)|sept?(?:ember|\\.)|o[kc]t(?:ober|\\.)|nov(?:ember|\\.)|de[zc](?:ember|\\.)'
const DAY_AND_MONTH = new RegExp(
  String.raw`^\d{1,2}[.)]\s+(?:(?:und|and|bis|to|/|[-–])\s+\d{1,2}\.\s+)?(?:\d{1,2}\.|(?:${MONTH})(?![\p{L}]))`,
  'iu',
)
const MONTH_ALONE = new RegExp(`^(?:${MONTH})$`, 'iu')

/** Whether a line begins with a day of a month: `24. Dezember`, `24. 12.`, `24. und 25. Dezember`. */
export function beginsWithDate(line: string): boolean {
  return DAY_AND_MONTH.test(line)
}

/** Whether a word is the name of a month. */
export function isMonth(word: string): boolean {
  return MONTH_ALONE.test(word)
}
