import { foldDock } from '../docks/fold-dock.ts'
import { openSettings } from '../go-to-field.ts'
import type { EditorSession } from '../session/session.ts'
import { pageCommandNames } from './command-names.ts'
import type { PageCommand } from './page-commands.ts'

/** Shows the settings beside the page, or folds them away. By itself, since it needs to know the modules, and the page's menu does not. */
export function inspectorCommand(session: EditorSession): PageCommand {
  const names = pageCommandNames()
  if (!session.getState().settingsOpen) return { ...names.inspector, id: 'inspector', act: () => openSettings(session) }
  return {
    ...names.foldInspector,
    id: 'foldInspector',
    act() {
      foldDock('right', true)
      session.showSettings(false)
    },
  }
}
