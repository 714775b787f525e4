import { useState } from 'react'
import { type ContentNode, locate } from '../../content/index.ts'
<<<<<<< HEAD
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { searchObjects, useSearch } from '../../staff-ui/links/link-hits.ts'
import { usePages } from '../../staff-ui/links/page-list.ts'
import { hearWish } from '../../staff-ui/open-palette.ts'
=======
>>>>>>> s31-editor
import { inspectorCommand } from '../commands/inspector-command.ts'
import { ModuleDialogs } from '../commands/ModuleDialogs.tsx'
import { type ModuleDialog, moduleCommands } from '../commands/module-commands.ts'
import { moduleName } from '../outline/outline-items.ts'
import { usePart } from '../reuse/use-part.ts'
import { useCurrentSession } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import type { Command } from './command.ts'
import { insertCommands } from './insert-commands.ts'
<<<<<<< HEAD
import { moduleEntries, pageEntries } from './named-commands.ts'
import { Palette } from './Palette.tsx'
import { pagePlaces, recordPlaces, useScreenPlaces } from './place-commands.ts'
import { searchRecords } from './record-hits.ts'
=======
import { moduleEntries } from './module-entries.ts'
import PagePalette, { type PaletteProps } from './PagePalette.tsx'
>>>>>>> s31-editor

/** The palette of a page that is being edited. Also what its commands ask for stays here once it has closed. */
export default function EditorPalette(props: PaletteProps) {
  const [asked, setAsked] = useState<ModuleDialog>()
  const session = useCurrentSession()
  const selected = useSelectedCommands(props.isOpen ? session : undefined, setAsked)
  if (!session) return <PagePalette {...props} />
  const own = props.isOpen ? { selected, page: [inspectorCommand(session)], insert: insertCommands(session) } : undefined
  return (
    <>
      <PagePalette {...props} own={own} />
      <ModuleDialogs session={session} asked={asked} name={selectedName(session)} onClose={() => setAsked(undefined)} />
    </>
  )
}

<<<<<<< HEAD
type OpenProps = Omit<PageContext, 'navigate'> & {
  openPage: (url: string) => Promise<void>
  onCreate: () => void
  onAsk: (dialog: ModuleDialog) => void
  onClose: () => void
}

function OpenPalette({ openPage, onCreate, onAsk, onClose, ...page }: OpenProps) {
  const [typed, setTyped] = useState('')
  const session = useCurrentSession()
  const { pages } = usePages()
  const isInHub = page.pathname.startsWith(ADMIN_PATH)
  const found = useSearch(typed, isInHub ? searchRecords : searchObjects)
  const go = (url: string) => void openPage(url)
  /** Pages are edited where one is edited, and looked at where one looks. */
  const goToPage = (url: string) => go(page.isEditing ? `${url}?edit` : url)
  const screens = useScreenPlaces(go)
  const selected = useSelectedCommands(session, onAsk)
  const newPage: Command = { id: 'new-page', group: 'page', label: t('New page'), icon: 'newPage', act: onCreate }
  const commands = [
    ...selected,
    ...pageEntries([...(session ? [inspectorCommand(session)] : []), ...pageCommands({ ...page, navigate: go }, session)]),
    newPage,
    ...screens,
    ...pagePlaces(pages ?? [], goToPage),
    ...recordPlaces(found.hits, typed, go),
    ...(session ? insertCommands(session) : []),
  ]
  return <Palette {...{ commands, typed, onClose }} isSearching={!found.isComplete} isAway={found.hasFailed} onType={setTyped} />
}

=======
>>>>>>> s31-editor
/** The commands of the selected modules; none when nothing is selected. */
function useSelectedCommands(session: EditorSession | undefined, onAsk: (dialog: ModuleDialog) => void): Command[] {
  const selected = session?.getState().selected
  const node = session && selectedNode(session)
  const part = usePart(node)
  if (!session || !selected || !node) return []
  const groups = moduleCommands({ session, containerId: selected.containerId, node, part, onAsk })
  return moduleEntries(groups, node, session.getState().multiSelected.length)
}

function selectedNode(session: EditorSession): ContentNode | undefined {
  const { selected, documents } = session.getState()
  const document = selected ? documents[selected.containerId] : undefined
  return document && selected ? locate(document, selected.nodeId)?.node : undefined
}

function selectedName(session: EditorSession): string {
  const node = selectedNode(session)
  return node ? moduleName(node) : ''
}
