import type { ModuleDefinition, ModuleField } from './definition.ts'
import { ownFields } from './own-fields.ts'
import { withLanguageField } from './with-language-field.ts'
import { withVisibility } from './with-visibility.ts'

const modulesByPath = import.meta.glob<ModuleDefinition>('./*/module.ts', { eager: true, import: 'default' })

/** The definitions of all module folders, by type. The module picker has its own order (`toolbars.ts`). */
export const moduleDefinitions: ModuleDefinition[] = Object.values(modulesByPath)
  .map(withLanguageField)
  .map(withVisibility)
  .toSorted((a, b) => (a.type < b.type ? -1 : 1))

const byType = new Map([...moduleDefinitions, ownFields].map((definition) => [definition.type, definition]))

/** The definition of a module type, or of an object's own fields; undefined for any other type. */
export function definitionOf(type: string): ModuleDefinition | undefined {
  return byType.get(type)
}

/** The definition of a field, also of an item's field: `items.2.headline`. */
export function moduleFieldOf(type: string, path: string): ModuleField | undefined {
  let fields = definitionOf(type)?.fields
  let form: ModuleField | undefined
  for (const name of path.split('.').filter((segment) => !/^\d+$/.test(segment))) {
    form = fields?.[name]
    fields = form?.kind === 'items' ? form.fields : undefined
  }
  return form
}
