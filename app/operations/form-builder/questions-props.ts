import type { FieldProps } from '../../staff-ui/fields/field-props.ts'
import type { Rows } from '../../staff-ui/fields/row-inputs.ts'

/** What the input of a form's questions and its parts take. */
export type QuestionsProps = FieldProps<Rows>
