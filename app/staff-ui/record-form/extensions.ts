import { type ComponentType, createContext } from 'react'
import type { AddTitles } from './edited-record.ts'
import type { RecordFormState } from './use-record-form.ts'

/** What a feature adds to the form of a record type. */
export type RecordExtension = {
  /** links beside the buttons of the form's head, for whoever may change the record */
  Actions?: ComponentType<{ id: number }>
  /** stands above the fields, and may set them; `id` is null for a new record */
  Above?: ComponentType<{ form: RecordFormState; id: number | null; learn: AddTitles }>
}

/** What features add to the forms of their record types, by the name of the type. */
export const RecordExtensionsContext = createContext<Record<string, RecordExtension>>({})
