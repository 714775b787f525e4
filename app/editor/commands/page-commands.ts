import type { VariantKind } from '../../content/index.ts'
import { currentLocale, DEFAULT_LOCALE, t } from '../../platform/i18n/i18n.ts'
import { openPalette } from '../../staff-ui/open-palette.ts'
import { commentsOf } from '../comments/comments-store.ts'
import { comparedPath, sendBeforeComparing } from '../compare/compared-path.ts'
import { foldDock, isFolded } from '../docks/fold-dock.ts'
import { goTo } from '../languages/go-to-language.ts'
import { workPath } from '../languages/language-paths.ts'
import { duplicatePage } from '../pages/duplicate-page.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { noteCurrent, variantUrl } from '../pages/variants.ts'
import { openPublishSheet } from '../publish/open-publish-sheet.ts'
import type { EditorSession } from '../session/session.ts'
import type { PageDialog } from '../tools/PageDialogs.tsx'
import { redo, undo } from '../tools/undo-redo.ts'
import { type CommandName, pageCommandNames } from './command-names.ts'

type Names = ReturnType<typeof pageCommandNames>
export type PageCommandId = keyof Names

/** Something that can be done with the page as a whole. */
export type PageCommand = CommandName & { id: PageCommandId; act: () => void }

/** What the commands need to know of the page that is open. */
export type PageContext = {
  /** whether the page has content that can be edited here */
  hasSubject: boolean
  /** undefined for content that is not a page */
  pageId: number | undefined
  /** what may be said in Leichte Sprache and in sign language; undefined for what has no page of its own, and for what is said so */
  original: EditedObject | undefined
  /** whether the page is itself a variant of another */
  isVariant: boolean
  /** whether its draft can be shown to people without an account */
  isShareable: boolean
  hasDraft: boolean
  isEditing: boolean
  /** the record that the page shows, in the admin area */
  recordUrl: string | undefined
  pathname: string
  onOpen: (dialog: PageDialog) => void
  navigate: (url: string) => void
}

/** Commands that open the dialog of the same name. */
const ALWAYS = ['tree', 'versions', 'preview'] as const
const OF_PAGES = ['settings', 'template', 'import'] as const
const OF_DRAFTS = ['changes', 'review', 'discard'] as const
const WHILE_EDITING = ['checker', 'shortcuts'] as const

/** All that can be done with the page now, in and out of edit mode: the one list that its menu and the palette show. */
export function pageCommands(page: PageContext, session: EditorSession | undefined): PageCommand[] {
  const names = pageCommandNames()
  const own = (id: PageCommandId, act: () => void): PageCommand => ({ ...names[id], id, act })
  const { recordUrl, pathname, pageId, navigate, onOpen } = page
  const record = recordUrl ? [own('record', () => navigate(recordUrl))] : []
  if (!page.hasSubject) return record
  const dialogs = [
    ...ALWAYS,
    ...(page.isShareable ? (['share'] as const) : []),
    ...(pageId === undefined ? [] : OF_PAGES),
    ...(page.hasDraft ? OF_DRAFTS : []),
    ...(page.isEditing ? WHILE_EDITING : []),
  ]
  const { original } = page
  const variant = (kind: VariantKind) => original && void variantUrl(kind, original).then(navigate, () => onOpen('tree'))
  const duplicate = (id: number) => void duplicatePage(id).then(navigate, () => onOpen('tree'))
  return [
    ...(session ? sessionCommands(page, session, own) : []),
    page.isEditing ? own('done', () => navigate(pathname)) : own('edit', () => edit(page)),
    ...dialogs.map((dialog) => own(dialog, () => onOpen(dialog))),
    ...(pageId === undefined ? [] : [own('duplicate', () => duplicate(pageId)), own('export', () => download(pageId))]),
    ...(original
      ? [
          own('easyRead', () => variant('easy-read')),
          own('signLanguage', () => variant('sign-language')),
          own('takeVariant', () => onOpen('takeVariant')),
        ]
      : []),
    ...(page.isVariant && pageId !== undefined ? [own('freeVariant', () => onOpen('freeVariant'))] : []),
    own('palette', openPalette),
    ...record,
  ]
}

/** The page is edited in the first language of the site: from a page in another one that is loaded whole. */
function edit({ pathname, navigate }: PageContext): void {
  if (currentLocale() === DEFAULT_LOCALE) navigate(`${pathname}?edit`)
  else void goTo(workPath(DEFAULT_LOCALE, pathname))
}

function sessionCommands(
  { hasDraft, isVariant, pageId, pathname, navigate }: PageContext,
  session: EditorSession,
  own: (id: PageCommandId, act: () => void) => PageCommand,
): PageCommand[] {
  const { canUndo, canRedo } = session.getState()
  const compare = () => void sendBeforeComparing().then(() => navigate(comparedPath(pathname, { older: 'live', newer: 'draft' })))
  return [
    ...(hasDraft ? [own('publish', () => openPublishSheet(session)), own('compare', compare)] : []),
    ...(canUndo ? [own('undo', () => undo(session))] : []),
    ...(canRedo ? [own('redo', () => redo(session))] : []),
    ...(isVariant && pageId !== undefined ? [own('current', () => tellCurrent(session, pageId))] : []),
    own('comments', () => commentsOf(session).open(null)),
    isFolded('left') ? own('outline', () => foldDock('left', false)) : own('foldOutline', () => foldDock('left', true)),
  ]
}

/** Says whether it was noted that a variant fits its page again. */
function tellCurrent(session: EditorSession, pageId: number): void {
  const say = (text: string) => session.showToast(text)
  noteCurrent(pageId).then(
    () => say(t('Noted: this fits its page again.')),
    () => say(t("Unfortunately, that didn't work.")),
  )
}

/** The browser saves the answer as a file; the page stays. */
function download(pageId: number): void {
  window.location.assign(`/de/pageeditor-api/pages/${pageId}/file`)
}
