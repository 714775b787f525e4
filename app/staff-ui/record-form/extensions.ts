import { type ComponentType, createContext } from 'react'
import type { AddTitles } from './edited-record.ts'
import type { RecordFormState } from './use-record-form.ts'

/** The extension of a record type's form by a feature. */
export type RecordExtension = {
  /** links beside the buttons of the form's head, for users who may change the record */
  Actions?: ComponentType<{ id: number }>
  /** content above the fields, which it may set; `id` is null for a new record */
  Above?: ComponentType<{ form: RecordFormState; id: number | null; learn: AddTitles }>
}

/** The extensions of record forms, by record type. */
export const RecordExtensionsContext = createContext<Record<string, RecordExtension>>({})
