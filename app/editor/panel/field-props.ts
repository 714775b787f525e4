import type { ModuleField } from '../../modules/definition.ts'
import type { EditorSession } from '../session/session.ts'
import type { ApplyOptions } from '../session/undoable-edits.ts'

/** What a field belongs to: the session, and what was wrong with its module when it should go live, by path. */
export type FieldContext = { session: EditorSession; containerId: number; errors: Record<string, string[]> }

export type FieldProps<Form extends ModuleField = ModuleField> = {
  field: Form
  value: unknown
  /** path in the module's data: `items.0.headline` */
  path: string
  context: FieldContext
  onChange: (value: unknown, options?: ApplyOptions) => void
}
