import type { ModuleField } from '../../modules/definition.ts'
import type { EditorSession } from '../session/session.ts'
import type { ApplyOptions } from '../session/undoable-edits.ts'

/** The session of a field, and the publication errors of its module by path. */
export type FieldContext = { session: EditorSession; containerId: number; errors: Record<string, string[]> }

export type FieldProps<Form extends ModuleField = ModuleField> = {
  field: Form
  value: unknown
  /** path in the module's data: `items.0.headline` */
  path: string
  context: FieldContext
  onChange: (value: unknown, options?: ApplyOptions) => void
}
