import { useState } from 'react'
import { type ContentNode, locate } from '../../content/index.ts'
import { inspectorCommand } from '../commands/inspector-command.ts'
import { ModuleDialogs } from '../commands/ModuleDialogs.tsx'
import { type ModuleDialog, moduleCommands } from '../commands/module-commands.ts'
import { moduleName } from '../outline/outline-items.ts'
import { usePart } from '../reuse/use-part.ts'
import { useCurrentSession } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import type { Command } from './command.ts'
import { insertCommands } from './insert-commands.ts'
import { moduleEntries } from './module-entries.ts'
import PagePalette, { type PaletteProps } from './PagePalette.tsx'

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
