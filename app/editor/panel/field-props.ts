import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
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

/** The words of a field's input. Whether a value must be given depends on the other fields and is checked by the schema. */
export function wordsOf({ field, path, context }: Pick<FieldProps, 'field' | 'path' | 'context'>): LabelProps {
  return { label: t(field.label), help: field.help && t(field.help), error: context.errors[path]?.join(' ') }
}
