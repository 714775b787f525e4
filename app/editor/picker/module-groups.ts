import type { ModuleDefinition, ModuleGroup } from '../../modules/definition.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

const NAMES: Record<ModuleGroup, Label> = {
  text: 'Text|modules',
  media: 'Pictures and sound|modules',
  programme: 'Programme|modules',
  layout: 'Layout|modules',
  more: 'Others|modules',
}

/** Modules under the name of their group, in the order of the picker; groups without any are left out. */
export type GroupedModules = { group: ModuleGroup; name: Label; definitions: ModuleDefinition[] }

export function inGroups(definitions: ModuleDefinition[]): GroupedModules[] {
  return (Object.keys(NAMES) as ModuleGroup[]).flatMap((group) => {
    const own = definitions.filter((definition) => (definition.group ?? 'more') === group)
    return own.length > 0 ? [{ group, name: NAMES[group], definitions: own }] : []
  })
}
