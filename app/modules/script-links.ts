import { isScriptAddress } from '../platform/routing/link-address.ts'
import type { ModuleDefinition } from './definition.ts'
import { walkFields } from './field-walk.ts'

/** The paths of a module's links that would run a script; of fields without a form, such as those of the older form, any text may be a link. */
export function scriptLinksIn(definition: ModuleDefinition, data: Record<string, unknown>): string[] {
  const links = [...walkFields(definition.fields, data)].filter(({ form }) => form.kind === 'url')
  const formless = Object.entries(data).flatMap(([path, value]) => (definition.fields[path] ? [] : [{ path, value }]))
  return [...links, ...formless].flatMap(({ path, value }) => (typeof value === 'string' && isScriptAddress(value) ? [path] : []))
}
