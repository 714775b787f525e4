import type { HoursRow } from '../../site/index.ts'
import type { FormContext } from '../../staff-ui/fields/field-props.ts'

/** What the parts of the hours share: all rows, what is wrong with them, and how to change them. */
export type HoursProps = {
  name: string
  rows: HoursRow[]
  errors: Record<string, string[]>
  context: FormContext
  onChange: (rows: HoursRow[]) => void
}
