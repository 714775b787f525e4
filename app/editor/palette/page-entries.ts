import { t } from '../../platform/i18n/i18n.ts'
import type { PageCommand, PageCommandId } from '../commands/page-commands.ts'
import type { Command } from './command.ts'

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
