import { type ReactNode, useState } from 'react'
import type { ContentNode } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { ModuleDialogs } from '../commands/ModuleDialogs.tsx'
import { type ModuleCommand, type ModuleDialog, moduleCommands } from '../commands/module-commands.ts'
import { usePart } from '../reuse/use-part.ts'
import type { EditorSession } from '../session/session.ts'

type Props = {
  session: EditorSession
  containerId: number
  node: ContentNode
  name: string
  sign: ReactNode
  /** attributes that make the button a drag handle */
  handle: Record<`data-${string}`, string | number>
}

/** The menu of a module: all its commands, moving among them, so that none requires dragging (WCAG 2.5.7). */
export function NodeMenu({ session, containerId, node, name, sign, handle }: Props) {
  const [asked, setAsked] = useState<ModuleDialog>()
  const part = usePart(node)
  const groups = moduleCommands({ session, containerId, node, part, onAsk: setAsked })
  const items = groups.flatMap((group, index): MenuItem[] => (index > 0 ? ['line', ...group.map(itemOf)] : group.map(itemOf)))
  return (
    <>
      <MenuButton label={t('{name} menu', { name })} sign={sign} items={items} className="handle" menuClass="menu" attributes={handle} />
      <ModuleDialogs session={session} asked={asked} name={name} onClose={() => setAsked(undefined)} />
    </>
  )
}

function itemOf(command: ModuleCommand): MenuItem {
  const { label, icon, keys } = command
  const name = { label, icon, ...(keys ? { hint: keys } : {}) }
  return 'items' in command ? { ...name, items: command.items.map(itemOf) } : { ...name, act: command.act }
}
