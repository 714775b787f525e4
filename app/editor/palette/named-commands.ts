import type { ContentNode } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ModuleCommand } from '../commands/module-commands.ts'
import type { PageCommand, PageCommandId } from '../commands/page-commands.ts'
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

/** The commands of the page as the palette lists them. */
export function pageEntries(commands: readonly PageCommand[]): Command[] {
  const alsoCalled: Partial<Record<PageCommandId, string>> = {
    settings: t('Title, URL, online, offline, menu'),
    versions: t('History, restore'),
    preview: t('Phone, tablet, as of'),
  }
  return commands.flatMap(({ id, label, fullLabel, icon, keys, act }): Command[] => {
    // It is open already.
    if (id === 'palette') return []
    const words = alsoCalled[id]
    return [
      {
        ...{ id, group: 'page', label: fullLabel ?? label, icon, act },
        ...(keys ? { keys } : {}),
        ...(words ? { alsoCalled: words } : {}),
      },
    ]
  })
}
