import { t } from '../../platform/i18n/i18n.ts'
import { foldDock, isFolded } from '../docks/fold-dock.ts'
import { openSettings } from '../go-to-field.ts'
import type { EditorSession } from '../session/session.ts'
import type { PageDialog } from '../tools/PageDialogs.tsx'
import { redo, undo } from '../tools/undo-redo.ts'
import type { Command } from './command.ts'

/** What the palette needs to know of the page it is opened on. */
export type PageContext = {
  /** whether the page has content that can be edited here */
  hasSubject: boolean
  isPage: boolean
  hasDraft: boolean
  isEditing: boolean
  /** the record that the page shows, in the admin area */
  recordUrl: string | undefined
  pathname: string
  onOpen: (dialog: PageDialog) => void
  navigate: (url: string) => void
}

/** The commands of the page as a whole, in and out of edit mode. */
export function pageCommands(page: PageContext, session: EditorSession | undefined): Command[] {
  const dialog = (name: PageDialog, label: string, rest: Partial<Command> = {}): Command => ({
    ...{ id: name, group: 'page', label, icon: 'page', act: () => page.onOpen(name) },
    ...rest,
  })
  const record: Command[] = page.recordUrl
    ? [{ id: 'record', group: 'page', label: t('Edit in admin'), icon: 'pencil', act: () => page.navigate(page.recordUrl ?? '') }]
    : []
  if (!page.hasSubject) return record
  return [
    ...(session ? sessionCommands(session) : []),
    page.isEditing
      ? { id: 'done', group: 'page', label: t('Done, stop editing'), icon: 'check', act: () => page.navigate(page.pathname) }
      : { id: 'edit', group: 'page', label: t('Edit page'), icon: 'pencil', act: () => page.navigate(`${page.pathname}?edit`) },
    ...(page.isPage
      ? [dialog('settings', t('Page settings'), { icon: 'settings', alsoCalled: t('Title, URL, online, offline, menu') })]
      : []),
    dialog('versions', t('Versions'), { icon: 'history', alsoCalled: t('History, restore') }),
    dialog('preview', t('Preview'), { icon: 'preview', alsoCalled: t('Phone, tablet, as of') }),
    ...(page.hasDraft ? [dialog('changes', t('Unpublished changes')), dialog('discard', t('Discard draft…'), { icon: 'bin' })] : []),
    ...(page.isEditing ? [dialog('checker', t('Check page'), { icon: 'checkList' })] : []),
    ...(page.isEditing ? [dialog('shortcuts', t('Shortcuts'), { icon: 'keyboard', keys: t('Ctrl / or ?') })] : []),
    dialog('tree', t('All pages'), { icon: 'screen' }),
    ...record,
  ]
}

function sessionCommands(session: EditorSession): Command[] {
  const { canUndo, canRedo, settingsOpen } = session.getState()
  const isOutlineFolded = isFolded('left')
  const steps: Command[] = [
    ...(canUndo ? [{ ...command('undo', t('Undo'), () => undo(session)), icon: 'undo' as const, keys: t('Ctrl Z') }] : []),
    ...(canRedo ? [{ ...command('redo', t('Redo'), () => redo(session)), icon: 'redo' as const, keys: t('Ctrl Shift Z') }] : []),
  ]
  return [
    ...steps,
    {
      ...command('outline', isOutlineFolded ? t('Show outline') : t('Hide outline'), () => foldDock('left', !isOutlineFolded)),
      icon: 'panelLeft',
    },
    {
      ...command('inspector', settingsOpen ? t('Hide settings') : t('Show settings'), () => {
        if (!settingsOpen) return openSettings(session)
        foldDock('right', true)
        session.showSettings(false)
      }),
      icon: 'panelRight',
    },
  ]
}

const command = (id: string, label: string, act: () => void): Command => ({ id, group: 'page', label, icon: 'page', act })
