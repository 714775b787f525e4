import { type ReactNode, useState } from 'react'
import {
  COLUMN_LAYOUTS,
  type ContainerDocument,
  type ContentNode,
  fieldValue,
  locate,
  type NodePosition,
  nodesOf,
} from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { link } from '../../platform/routing/link.ts'
import { PagePicker } from '../../staff-ui/links/PagePicker.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { moveToPage } from '../clipboard/move-to-page.ts'
import { copyNodes, cutNodes, pasteBelow } from '../clipboard/node-clipboard.ts'
import { conversionTargets, convertNodes } from '../commands/convert-nodes.ts'
import { canPasteStyle, copyStyle, hasStyle, pasteStyle } from '../commands/copied-style.ts'
import { areHidden, toggleHidden } from '../commands/hide-nodes.ts'
import { wrapInSection } from '../commands/wrap-in-section.ts'
import { startCommentOnModule } from '../comments/comment-anchor.ts'
import { goToField } from '../go-to-field.ts'
import { duplicateNodes, moveBy, moveTo, removeNodes } from '../node-actions.ts'
import { NameDialog } from '../reuse/NameDialog.tsx'
import { detachPart, saveAsPart, saveAsTemplate } from '../reuse/reuse-commands.ts'
import { usePart } from '../reuse/use-part.ts'
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
  const [naming, setNaming] = useState<'part' | 'template'>()
  const part = usePart(node)
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
    { label: t('Put into a section'), icon: 'section', hint: t('Ctrl G'), items: sectionLayouts(session) },
    'line',
    ...conversions(session),
    areHidden(session)
      ? { label: t('Show to visitors'), icon: 'preview', hint: t('Ctrl Shift H'), act: () => toggleHidden(session) }
      : { label: t('Hide from visitors'), icon: 'hide', hint: t('Ctrl Shift H'), act: () => toggleHidden(session) },
    ...styles(session, node),
    'line',
    ...(part
      ? [
          { label: t('Edit shared part'), icon: 'sharedPart', act: () => openPart(part.id) } as const,
          { label: t('Detach from shared part'), icon: 'copy', act: () => detachPart(session, containerId, node, part) } as const,
        ]
      : [{ label: t('Save as shared part…'), icon: 'sharedPart', act: () => setNaming('part') } as const]),
    { label: t('Save as template…'), icon: 'template', act: () => setNaming('template') },
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
      {naming === 'part' && (
        <NameDialog
          title={t('Save as shared part')}
          explanation={t('It is then edited in one place and changes wherever it is shown. Here it is shown from now on.')}
          initial={name}
          onSave={(title) => saveAsPart(session, title)}
          onClose={() => setNaming(undefined)}
        />
      )}
      {naming === 'template' && (
        <NameDialog
          title={t('Save as template')}
          explanation={t('“+” then offers a copy of it on every page. Later changes here do not change the template.')}
          initial={name}
          onSave={(title) => saveAsTemplate(session, title)}
          onClose={() => setNaming(undefined)}
        />
      )}
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

/** Opens a shared part beside this page, which stays as it is. */
function openPart(id: number): void {
  window.open(`${link('shared-part-id', { id })}?edit`, '_blank', 'noopener')
}

/** The types that the selected modules can become. */
function conversions(session: EditorSession): MenuItem[] {
  const targets = conversionTargets(session)
  if (targets.length === 0) return []
  const items = targets.map(({ type, label }): MenuItem => ({ label, icon: 'convert', act: () => convertNodes(session, type) }))
  return [{ label: t('Turn into'), icon: 'convert', items }]
}

function sectionLayouts(session: EditorSession): MenuItem[] {
  return COLUMN_LAYOUTS.map((widths, layout) => ({
    label: widths.length === 1 ? t('One column') : t('Columns {widths}', { widths: widths.join(' – ') }),
    icon: 'column',
    act: () => wrapInSection(session, layout),
  }))
}

function styles(session: EditorSession, node: ContentNode): MenuItem[] {
  const copy: MenuItem = { label: t('Copy style'), icon: 'style', hint: t('Ctrl Alt C'), act: () => copyStyle(session) }
  const paste: MenuItem = { label: t('Apply copied style'), icon: 'style', hint: t('Ctrl Alt V'), act: () => pasteStyle(session) }
  return [...(hasStyle(node) ? [copy] : []), ...(canPasteStyle(session) ? [paste] : [])]
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
