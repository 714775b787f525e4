import { type ReactNode, useState } from 'react'
import { type ContainerDocument, type ContentNode, fieldValue, locate, type NodePosition, nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { PagePicker } from '../../staff-ui/links/PagePicker.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { moveToPage } from '../clipboard/move-to-page.ts'
import { copyNodes, cutNodes, pasteBelow } from '../clipboard/node-clipboard.ts'
import { startCommentOnModule } from '../comments/comment-anchor.ts'
import { goToField } from '../go-to-field.ts'
import { duplicateNodes, moveBy, moveTo, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { isTooDeep } from './node-positions.ts'

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
  const [isLeaving, setLeaving] = useState(false)
  const document = session.getState().documents[containerId]
  const columns: MenuItem[] = columnTargets(document, node.id).map(([label, place]) => ({
    label,
    icon: 'column',
    act: () => moveTo(session, containerId, node.id, place),
  }))
  const empty: MenuItem[] = emptyFields(node.type, node.data).map(([field, label]) => ({
    label: t('Add {field}', { field: label }),
    icon: 'plus',
    act: () => session.openField(node.id, field),
  }))
  const items: MenuItem[] = [
    { label: t('Settings'), icon: 'settings', hint: t('Alt Enter'), act: () => goToField(session, node.id) },
    { label: t('Comment|verb'), icon: 'addComment', hint: t('Alt K'), act: () => startCommentOnModule(session) },
    ...empty,
    'line',
    { label: t('Move up'), icon: 'up', hint: 'Alt ↑', act: () => moveBy(session, containerId, node.id, -1) },
    { label: t('Move down'), icon: 'down', hint: 'Alt ↓', act: () => moveBy(session, containerId, node.id, 1) },
    ...columns,
    { label: t('Move to another page…'), icon: 'leave', act: () => setLeaving(true) },
    'line',
    { label: t('Duplicate'), icon: 'duplicate', hint: t('Ctrl D'), act: () => duplicateNodes(session) },
    { label: t('Copy'), icon: 'copy', hint: t('Ctrl C'), act: () => void copyNodes(session) },
    { label: t('Cut'), icon: 'cut', hint: t('Ctrl X'), act: () => void cutNodes(session) },
    { label: t('Paste below'), icon: 'paste', hint: t('Ctrl V'), act: () => void pasteBelow(session) },
    'line',
    { label: t('Remove'), icon: 'bin', hint: t('Del'), act: () => removeNodes(session) },
  ]
  return (
    <>
      <MenuButton label={t('{name} menu', { name })} sign={sign} items={items} className="handle" menuClass="menu" attributes={handle} />
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

/** The empty fields that are edited in place; they take up no space on the page until they are opened. */
function emptyFields(type: string, data: Record<string, unknown>): [field: string, label: string][] {
  return Object.entries(definitionOf(type)?.fields ?? {}).flatMap(([field, form]) => {
    if (form.kind !== 'text' && form.kind !== 'richText') return []
    if (form.kind === 'text' && !form.inPlace) return []
    const value = fieldValue(data, field)
    const isEmpty = form.kind === 'richText' ? !plainTextOf(value as RichText | undefined) : !value
    return isEmpty ? [[field, t(form.label)]] : []
  })
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
