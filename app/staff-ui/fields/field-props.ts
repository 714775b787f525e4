import type { ComponentType } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import type { LabelProps } from '../inputs/input-props.ts'

/** The context of a form's fields. */
export type FormContext = {
  /** prefix of the ids of the form's fields, which the error summary links to */
  form?: string
  /** loaded pictures, by id */
  pictures: Record<number, PictureSource>
  /** ids of pictures whose rights have expired, which visitors do not see */
  withdrawn?: number[]
  /** loaded titles, by record type and id */
  titles: Record<string, Record<number, string>>
  /** hides all buttons that would change a value */
  isReadOnly?: boolean
  /** the record's page: its address, and whether changes of it are not live yet */
  page?: { url: string | null; hasDraft: boolean }
  /** current values of the record */
  values?: Record<string, unknown>
  /** passes the form the titles of newly selected records */
  learn?: (of: string, titles: Record<number, string>) => void
  /** the dialog that creates related records, and the record types the viewer may create */
  making?: { types: string[]; Dialog: ComponentType<CreateInPlaceProps> }
}

/** The dialog that creates a related record. */
export type CreateInPlaceProps = {
  /** record type to create */
  of: string
  /** the search text, as a first name for the record */
  typed: string
  onClose: () => void
  onDone: (made: { id: number; title: string }) => void
}

/** The id attribute of a field, such as `cast.0.role`; none in a form without an id prefix. */
export function fieldId({ form }: Pick<FormContext, 'form'>, name: string): { id?: string } {
  return form ? { id: `${form}-${name}` } : {}
}

export type FieldProps<F extends FieldDescription = FieldDescription> = {
  name: string
  field: F
  value: unknown
  errors: Record<string, string[]>
  context: FormContext
  onChange: (value: unknown) => void
}

/** The label props of a field's input. Only required fields are marked; a field of many values is never required. */
export function labelPropsOf({ field, name, errors, context }: Pick<FieldProps, 'field' | 'name' | 'errors' | 'context'>): LabelProps {
  return {
    ...fieldId(context, name),
    label: t(field.label),
    help: field.help && t(field.help),
    error: errors[name]?.join(' '),
    required: ('required' in field && field.required) || undefined,
  }
}
