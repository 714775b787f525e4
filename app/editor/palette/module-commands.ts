import { emptyDocument, locate } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { offeredTypes } from '../../modules/toolbars.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { copyNodes, cutNodes, pasteBelow } from '../clipboard/node-clipboard.ts'
import { goToField } from '../go-to-field.ts'
import { duplicateNodes, insertPicked, moveBy, positionBelow, removeNodes } from '../node-actions.ts'
import { moduleName, moduleTypeName } from '../outline/outline-items.ts'
import { isTooDeep, neighbourPosition } from '../overlay/node-positions.ts'
import { rememberModule } from '../picker/recent-modules.ts'
import type { EditorSession } from '../session/session.ts'
import type { Command } from './command.ts'

/** The commands of the selected module; none when nothing is selected. */
export function moduleCommands(session: EditorSession): Command[] {
  const { selected, documents, multiSelected } = session.getState()
  const document = selected ? documents[selected.containerId] : undefined
  const node = selected && document && locate(document, selected.nodeId)?.node
  if (!selected || !document || !node) return []
  const { containerId, nodeId } = selected
  const [type, words] = [moduleTypeName(node), moduleName(node)]
  const hint =
    multiSelected.length > 1 ? t('{n} modules', { n: multiSelected.length }) : words.startsWith(type) ? words : `${type}: ${words}`
  const own = (id: string, label: string, icon: Command['icon'], keys: string, act: () => void): Command => {
    return { id: `module:${id}`, group: 'module', label, icon, hint, keys, act }
  }
  const moves = ([-1, 1] as const).flatMap((step) =>
    neighbourPosition(document, nodeId, step)
      ? [
          step === -1
            ? own('up', t('Move up'), 'up', 'Alt ↑', () => moveBy(session, containerId, nodeId, step))
            : own('down', t('Move down'), 'down', 'Alt ↓', () => moveBy(session, containerId, nodeId, step)),
        ]
      : [],
  )
  return [
    own('settings', t('Module settings'), 'settings', t('Alt Enter'), () => goToField(session, nodeId)),
    ...moves,
    own('duplicate', t('Duplicate'), 'duplicate', t('Ctrl D'), () => duplicateNodes(session)),
    own('copy', t('Copy'), 'copy', t('Ctrl C'), () => void copyNodes(session)),
    own('cut', t('Cut'), 'cut', t('Ctrl X'), () => void cutNodes(session)),
    own('paste', t('Paste below'), 'paste', t('Ctrl V'), () => void pasteBelow(session)),
    own('remove', t('Remove'), 'bin', t('Del'), () => removeNodes(session)),
  ]
}

/** A command for each module that may be added below the selected one. */
export function insertCommands(session: EditorSession): Command[] {
  const below = positionBelow(session)
  if (!below) return []
  const document = session.getState().documents[below.containerId] ?? emptyDocument()
  const holdsSections = !isTooDeep(document, emptyDocument(), below.place.parent)
  return offeredTypes(session.region.contentType).flatMap((type): Command[] => {
    const definition = definitionOf(type)
    if (!definition || (definition.columns && !holdsSections)) return []
    return [
      {
        ...{ id: `insert:${type}`, group: 'insert', label: t('Add: {name}', { name: t(definition.label) }), icon: 'plus' },
        alsoCalled: [t(definition.label), definition.alsoCalled ? t(definition.alsoCalled) : ''].join(' '),
        act() {
          rememberModule(type)
          insertPicked(session, below, type)
        },
      },
    ]
  })
}
