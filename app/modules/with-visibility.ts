import type { ModuleDefinition } from './definition.ts'
import { VISIBILITY_FIELD, visibilitySchema } from './visibility.ts'

/** Adds the field that says when visitors see a module (decision 0069). Every module has it. */
export function withVisibility(definition: ModuleDefinition): ModuleDefinition {
  const { schema, olderSchema, fields } = definition
  const visibility = visibilitySchema.optional()
  return {
    ...definition,
    schema: schema.extend({ [VISIBILITY_FIELD]: visibility }),
    ...(olderSchema ? { olderSchema: olderSchema.extend({ [VISIBILITY_FIELD]: visibility }) } : {}),
    fields: { ...fields, [VISIBILITY_FIELD]: { kind: 'visibility', label: 'Visible|when' } },
  }
}
