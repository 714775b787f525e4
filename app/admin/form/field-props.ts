import type { PictureSource } from '../../platform/media/picture.ts'
import type { FieldDescription } from '../type-description.ts'

/** What a form's fields need to know besides their value. */
export type FormContext = {
  /** pictures already known, by id */
  pictures: Record<number, PictureSource>
  /** titles already known, by content type and id */
  titles: Record<string, Record<number, string>>
}

export type FieldProps<F extends FieldDescription = FieldDescription> = {
  name: string
  field: F
  value: unknown
  errors: Record<string, string[]>
  context: FormContext
  onChange: (value: unknown) => void
}
