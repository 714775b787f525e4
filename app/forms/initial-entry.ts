import type { FieldValues } from './validate.ts'

/** A rejected entry, as the page shows it again. */
export type InitialEntry = {
  status: number
  values: FieldValues
  errors: Record<string, string>
  /** the error of the submission as a whole; empty when `errors` say it */
  failure: string
  /** names of uploaded files, by field slug */
  fileNames: Record<string, string>
  /** form token of the next attempt: the old one, or a new one when the old would be rejected again */
  formToken: string | undefined
}
