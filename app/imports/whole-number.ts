import { MAX_ID } from '../platform/database/record-id.ts'

const DIGITS = /^\d{1,10}$/

/** The number of a record that a text is; undefined for any other text. */
export function wholeNumber(text: string): number | undefined {
  const number = DIGITS.test(text) ? Number(text) : 0
  return number > 0 && number <= MAX_ID ? number : undefined
}
