import type { FieldDescription } from '../../records/type-description.ts'
import type { FieldProps } from '../../staff-ui/fields/field-props.ts'

/** What the input of a form's questions and its parts take. */
export type QuestionsProps = FieldProps<Extract<FieldDescription, { kind: 'rows' | 'items' }>>
