import { type ComponentType, createContext, type ReactNode } from 'react'
import type { FormContext } from '../fields/field-props.ts'
import type { AddTitles, EditedRecord } from './edited-record.ts'
import type { RecordFormState } from './use-record-form.ts'

/** What the head of a form shows of its record. */
export type HeadProps = {
  record: EditedRecord
  form: RecordFormState
  context: FormContext
  /** shows a section of the form */
  openSection: (name: string) => void
}

/** The extension of a record type's form by a feature. */
export type RecordExtension = {
  /** wraps the whole form, so that its parts share what they have loaded; `id` is null for a new record */
  Provider?: ComponentType<{ id: number | null; children: ReactNode }>
  /** a picture beside the title */
  Picture?: ComponentType<Pick<HeadProps, 'form' | 'context'>>
  /** a line below the title: what the record belongs to, and what it lacks */
  Facts?: ComponentType<HeadProps>
  /** content above the fields, which it may set; `id` is null for a new record */
  Above?: ComponentType<{ form: RecordFormState; id: number | null; learn: AddTitles }>
  /** content of sections above their fields, by the section's name; of saved records only */
  sections?: Record<string, ComponentType<{ id: number; mayWrite: boolean }>>
}

/** The extensions of record forms, by record type. */
export const RecordExtensionsContext = createContext<Record<string, RecordExtension>>({})
