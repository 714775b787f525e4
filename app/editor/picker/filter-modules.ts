import type { ModuleDefinition } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** Whether a module is called by these words, not only found by them. */
export function isCalled({ label }: ModuleDefinition, typed: string): boolean {
  return t(label).toLowerCase().includes(typed.trim().toLowerCase())
}

/** The modules that match a search: first by label, then by synonym, then by the label of a field. */
export function filterModules(definitions: ModuleDefinition[], typed: string): ModuleDefinition[] {
  const words = typed.trim().toLowerCase()
  const holds = (label: Label | undefined) => label !== undefined && t(label).toLowerCase().includes(words)
  const rank = (definition: ModuleDefinition) => {
    if (isCalled(definition, typed)) return 0
    if (holds(definition.alsoCalled)) return 1
    return Object.values(definition.fields).some((field) => holds(field.label)) ? 2 : undefined
  }
  return definitions
    .filter((definition) => rank(definition) !== undefined)
    .toSorted((left, right) => (rank(left) ?? 0) - (rank(right) ?? 0))
}
