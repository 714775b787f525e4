import { useState } from 'react'
import { type ContainerDocument, locate, type NodePosition, nodesOf } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { PagePicker } from '../../staff-ui/links/PagePicker.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { moveToPage } from '../clipboard/move-to-page.ts'
import { copyNodes, cutNodes, pasteBelow } from '../clipboard/node-clipboard.ts'
import { duplicateNodes, moveBy, moveTo, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { isTooDeep } from './node-positions.ts'

type Props = { session: EditorSession; containerId: number; nodeId: string; name: string }

/** The menu of a module's actions, moving among them, so that none requires dragging (WCAG 2.5.7). */
export function NodeMenu({ session, containerId, nodeId, name }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const document = session.getState().documents[containerId]
  const columns: MenuItem[] = columnTargets(document, nodeId).map(([label, place]) => ({
    label,
    act: () => moveTo(session, containerId, nodeId, place),
  }))
  const items: MenuItem[] = [
    { label: t('Move up'), hint: 'Alt ↑', act: () => moveBy(session, containerId, nodeId, -1) },
    { label: t('Move down'), hint: 'Alt ↓', act: () => moveBy(session, containerId, nodeId, 1) },
    ...columns,
    { label: t('Move to another page…'), act: () => setLeaving(true) },
    'line',
    { label: t('Copy'), hint: t('Ctrl C'), act: () => void copyNodes(session) },
    { label: t('Cut'), hint: t('Ctrl X'), act: () => void cutNodes(session) },
    { label: t('Paste below'), hint: t('Ctrl V'), act: () => void pasteBelow(session) },
    { label: t('Duplicate'), hint: t('Ctrl D'), act: () => duplicateNodes(session) },
    'line',
    { label: t('Remove'), hint: t('Del'), act: () => removeNodes(session) },
  ]
  return (
    <>
      <MenuButton label={`${t('More')}: ${name}`} sign={<Icon name="more" />} items={items} menuClass="menu" />
      {isLeaving && (
        <PagePicker
          title={t('Move to another page…')}
          onClose={() => setLeaving(false)}
          onPick={(page) => {
            setLeaving(false)
            void moveToPage(session, page)
          }}
        />
      )}
    </>
  )
}

/** The ends of all columns that a module can be moved to, with labels. */
function columnTargets(document: ContainerDocument | undefined, nodeId: string): [label: string, place: NodePosition][] {
  const located = document && locate(document, nodeId)
  if (!located) return []
  const inside = new Set([nodeId, ...[...nodesOf(located.node)].map((node) => node.id)])
  const sections = [...nodesOf(document)].filter((node) => node.columns && !inside.has(node.id))
  return sections.flatMap((section, number) =>
    (section.columns ?? []).flatMap((_, column): [string, NodePosition][] => {
      if ((located.parent === section.id && located.column === column) || isTooDeep(document, located.node, section.id)) return []
      const place = { parent: section.id, column, before: null }
      const label =
        located.parent === section.id || sections.length === 1
          ? t('Move to column {n}', { n: column + 1 })
          : t('Move to column {n} of section {section}', { n: column + 1, section: number + 1 })
      return [[label, place]]
    }),
  )
}
