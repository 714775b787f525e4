import { COLUMN_LAYOUTS, type ContentNode, emptyDocument, locate, newNodeId, type Operation } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { namesOf, selectedNodes } from '../node-actions.ts'
import { focusModule } from '../overlay/module-elements.ts'
import { isTooDeep } from '../overlay/node-positions.ts'
import type { EditorSession } from '../session/session.ts'

const SECTION = 'section'

/**
 * Puts the selected modules into a new section of this layout, where the first of them is: in reading order, as many in each
 * column. One step.
 */
export function wrapInSection(session: EditorSession, layout: number): void {
  const selected = selectedNodes(session)
  const document = selected && session.getState().documents[selected.containerId]
  const definition = definitionOf(SECTION)
  const [first] = selected?.nodes ?? []
  const located = document && first && locate(document, first.id)
  if (!selected || !document || !definition || !located) return
  const section: ContentNode = {
    id: newNodeId(),
    type: SECTION,
    version: definition.version,
    data: { ...definition.defaults(), layout },
    columns: emptyDocument(layout).columns,
  }
  const { nodes } = selected
  const wouldBe = { columns: [{ classes: '', children: nodes }] }
  if (isTooDeep(document, wouldBe, located.parent)) {
    session.showToast(t('Sections can only be nested one level deep.'))
    return
  }
  const count = COLUMN_LAYOUTS[layout]?.length ?? 1
  const operations: Operation[] = [
    { type: 'insert', node: section, place: { parent: located.parent, column: located.column, before: located.node.id } },
    ...nodes.map(
      ({ id }, index): Operation => ({
        type: 'move',
        id,
        place: { parent: section.id, column: Math.floor((index * count) / nodes.length), before: null },
      }),
    ),
  ]
  const text = t('{names} put into a section', { names: namesOf(nodes) })
  try {
    session.apply(selected.containerId, operations)
  } catch {
    session.showToast(t('The module cannot be placed there.'))
    return
  }
  session.showToast(text, true)
  focusModule(session, section.id, text)
}
