import {
  COLUMN_LAYOUTS,
  type ContainerDocument,
  type ContentNode,
  fieldValue,
  locate,
  type NodePosition,
  nodesOf,
} from '../../content/index.ts'
import type { SharedPart } from '../../content/reuse/reusable.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { link } from '../../platform/routing/link.ts'
import { copyNodes, cutNodes, pasteBelow } from '../clipboard/node-clipboard.ts'
import { startCommentOnModule } from '../comments/comment-anchor.ts'
import { goToField } from '../go-to-field.ts'
import { canMoveBy, duplicateNodes, moveBy, moveTo, removeNodes } from '../node-actions.ts'
import { isTooDeep } from '../overlay/node-positions.ts'
import { detachPart } from '../reuse/reuse-commands.ts'
import type { EditorSession } from '../session/session.ts'
import { type CommandName, moduleCommandNames } from './command-names.ts'
import { conversionTargets, convertNodes } from './convert-nodes.ts'
import { canPasteStyle, copyStyle, hasStyle, pasteStyle } from './copied-style.ts'
import { areHidden, toggleHidden } from './hide-nodes.ts'
import { wrapInSection } from './wrap-in-section.ts'

/** Something that can be done with the selected modules, or a choice of how to do it. `id` is the same in every session. */
export type ModuleCommand = CommandName & { id: string } & ({ act: () => void } | { items: ModuleCommand[] })

/** What a command asks for before it does something. */
export type ModuleDialog = 'part' | 'template' | 'leave'

type Context = {
  session: EditorSession
  containerId: number
  /** the selected module, of several the first */
  node: ContentNode
  /** the shared part that it shows */
  part: SharedPart | undefined
  onAsk: (dialog: ModuleDialog) => void
}

/** All that can be done with the selected modules now, in groups: the one list that their menu and the palette show. */
export function moduleCommands(context: Context): ModuleCommand[][] {
  const { session, containerId, node, onAsk } = context
  const names = moduleCommandNames()
  const own = (id: keyof typeof names, act: () => void): ModuleCommand => ({ ...names[id], id, act })
  const move = (id: 'up' | 'down', step: -1 | 1) =>
    canMoveBy(session, containerId, node.id, step) ? [own(id, () => moveBy(session, containerId, node.id, step))] : []
  const conversions = conversionItems(session)
  return [
    [
      own('settings', () => goToField(session, node.id)),
      own('comment', () => startCommentOnModule(session)),
      ...emptyFieldCommands(session, node),
    ],
    [
      ...move('up', -1),
      ...move('down', 1),
      ...columnCommands(session, containerId, node.id),
      own('leave', () => onAsk('leave')),
      { ...names.section, id: 'section', items: sectionItems(session) },
    ],
    [
      ...(conversions.length > 0 ? [{ ...names.convert, id: 'convert', items: conversions }] : []),
      own(areHidden(session) ? 'unhide' : 'hide', () => toggleHidden(session)),
      ...(hasStyle(node) ? [own('copyStyle', () => copyStyle(session))] : []),
      ...(canPasteStyle(session) ? [own('pasteStyle', () => pasteStyle(session))] : []),
    ],
    [...partCommands(context, own), own('saveTemplate', () => onAsk('template'))],
    [
      own('duplicate', () => duplicateNodes(session)),
      own('copy', () => void copyNodes(session)),
      own('cut', () => void cutNodes(session)),
      own('paste', () => void pasteBelow(session)),
    ],
    [own('remove', () => removeNodes(session))],
  ]
}

type Own = (id: 'editPart' | 'detachPart' | 'savePart', act: () => void) => ModuleCommand

function partCommands({ session, containerId, node, part, onAsk }: Context, own: Own): ModuleCommand[] {
  if (!part) return [own('savePart', () => onAsk('part'))]
  return [own('editPart', () => openPart(part.id)), own('detachPart', () => detachPart(session, containerId, node, part))]
}

/** Opens a shared part beside this page, which stays as it is. */
function openPart(id: number): void {
  window.open(`${link('shared-part-id', { id })}?edit`, '_blank', 'noopener')
}

/** The types that the selected modules can become. */
function conversionItems(session: EditorSession): ModuleCommand[] {
  return conversionTargets(session).map(({ type, label }) => ({
    ...{ id: `convert:${type}`, label, icon: 'convert' },
    act: () => convertNodes(session, type),
  }))
}

function sectionItems(session: EditorSession): ModuleCommand[] {
  return COLUMN_LAYOUTS.map((widths, layout) => ({
    id: `section:${layout}`,
    label: widths.length === 1 ? t('One column') : t('Columns {widths}', { widths: widths.join(' – ') }),
    icon: 'column',
    act: () => wrapInSection(session, layout),
  }))
}

/** Opens the empty fields that are edited in place; they take up no space on the page until then. */
function emptyFieldCommands(session: EditorSession, { id, type, data }: ContentNode): ModuleCommand[] {
  return Object.entries(definitionOf(type)?.fields ?? {}).flatMap(([field, form]): ModuleCommand[] => {
    if (form.kind !== 'text' && form.kind !== 'richText') return []
    if (form.kind === 'text' && !form.inPlace) return []
    const value = fieldValue(data, field)
    const isEmpty = form.kind === 'richText' ? !plainTextOf(value as RichText | undefined) : !value
    if (!isEmpty) return []
    return [
      {
        ...{ id: `add:${field}`, label: t('Add {field}', { field: t(form.label) }), icon: 'plus' },
        act: () => session.openField(id, field),
      },
    ]
  })
}

function columnCommands(session: EditorSession, containerId: number, nodeId: string): ModuleCommand[] {
  return columnTargets(session.getState().documents[containerId], nodeId).map(([label, place]) => ({
    ...{ id: `column:${place.parent}:${place.column}`, label, icon: 'column' },
    act: () => moveTo(session, containerId, nodeId, place),
  }))
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
