import type { ComponentType } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import type { LabelProps } from '../inputs/input-props.ts'

/** The context of a form's fields. */
export type FormContext = {
  /** begins the ids of the form's fields, so that what is wrong with one can lead to it */
  form?: string
  /** pictures already known, by id */
  pictures: Record<number, PictureSource>
  /** pictures whose rights have ended, which visitors do not see */
  withdrawn?: number[]
  /** titles already known, by record type and id */
  titles: Record<string, Record<number, string>>
  /** whether nothing may be changed: then nothing that changes is shown */
  isReadOnly?: boolean
  /** what stands in the record's fields now */
  values?: Record<string, unknown>
  /** tells the form what records are called that come into it */
  learn?: (of: string, titles: Record<number, string>) => void
  /** how a record is made where it is named, and of which record types the viewer may make one */
  making?: { types: string[]; Dialog: ComponentType<CreateInPlaceProps> }
}

/** The dialog that creates a related record. */
export type CreateInPlaceProps = {
  /** the record type of which a record is made */
  of: string
  /** what was typed when it was not found */
  typed: string
  onClose: () => void
  onDone: (made: { id: number; title: string }) => void
}

/** The id of a field, such as `cast.0.role`, in its form; none where the form leads nobody to it. */
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

/** The words of a field's input; an input of many values has none that must be given. */
export function labelPropsOf({ field, name, errors, context }: Pick<FieldProps, 'field' | 'name' | 'errors' | 'context'>): LabelProps {
  return {
    ...fieldId(context, name),
    label: t(field.label),
    help: field.help && t(field.help),
    error: errors[name]?.join(' '),
    required: 'required' in field && field.required === true,
  }
}
