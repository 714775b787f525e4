import type { FieldValues } from './validate.ts'

/** An entry that was not taken, as the page shows it again. */
export type InitialEntry = {
  status: number
  values: FieldValues
  errors: Record<string, string>
  /** what went wrong as a whole; empty when the errors say it */
  failure: string
  /** names of the files that have been taken in already, by field slug */
  fileNames: Record<string, string>
  /** the form token to send it with next: the old one, or a new one where that would be rejected again */
  formToken: string | undefined
}
