import type { ContentNode } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ModuleCommand } from '../commands/module-commands.ts'
import { moduleName, moduleTypeName } from '../outline/outline-items.ts'
import type { Command } from './command.ts'

/** The commands of the selected modules as the palette lists them: a choice of ways is one command for each. */
export function moduleEntries(groups: readonly ModuleCommand[][], node: ContentNode, count: number): Command[] {
  const [type, words] = [moduleTypeName(node), moduleName(node)]
  const hint = count > 1 ? t('{n} modules', { n: count }) : words.startsWith(type) ? words : `${type}: ${words}`
  const entriesOf = (command: ModuleCommand, above = ''): Command[] => {
    const { id, icon, keys } = command
    const label = above + (command.fullLabel ?? command.label)
    if ('items' in command) return command.items.flatMap((item) => entriesOf(item, `${label}: `))
    return [{ ...{ id: `module:${id}`, group: 'module', label, icon, hint, act: command.act }, ...(keys ? { keys } : {}) }]
  }
  return groups.flat().flatMap((command) => entriesOf(command))
}
