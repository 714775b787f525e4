import { type ContainerDocument, type ContentNode, locate, newNodeId, type Operation } from '../../content/index.ts'
import { type Conversion, conversionsOf, convertRun, mayRunTogether } from '../../modules/convert.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { onceDrawable } from '../../modules/loaded-views.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { namesOf, selectedNodes } from '../node-actions.ts'
import { focusModule } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'

type Converted = { operations: Operation[]; made: ContentNode[]; lost: Label[] }

/** The types that all selected modules can become, with their names. */
export function conversionTargets(session: EditorSession): { type: string; label: string }[] {
  const selected = selectedNodes(session)
  const document = selected && session.getState().documents[selected.containerId]
  const [first] = selected?.nodes ?? []
  if (!document || !first) return []
  return conversionsOf(first.type).flatMap((type) => {
    const label = definitionOf(type)?.label
    return label && conversionOf(document, selected.nodes, type) ? [{ type, label: t(label) }] : []
  })
}

/** Converts the selected modules in one step, and says what the other type has no place for. */
export function convertNodes(session: EditorSession, target: string): void {
  onceDrawable([target], () => convertSelected(session, target))
}

function convertSelected(session: EditorSession, target: string): void {
  const selected = selectedNodes(session)
  const document = selected && session.getState().documents[selected.containerId]
  const label = definitionOf(target)?.label
  const converted = document && conversionOf(document, selected.nodes, target)
  const [first] = converted?.made ?? []
  if (!selected || !converted || !first || !label) return
  const done = t('{names} turned into: {target}', { names: namesOf(selected.nodes), target: t(label) })
  const text =
    converted.lost.length > 0
      ? `${done}. ${t('Not carried over: {fields}', { fields: converted.lost.map((name) => t(name)).join(', ') })}`
      : done
  session.apply(selected.containerId, converted.operations)
  session.showToast(text, true)
  const made = converted.made.map(({ id }) => id)
  focusModule(session, first.id, text)
  session.selectTogether({ containerId: selected.containerId, nodeId: first.id }, made)
}

/** The operations by which modules become others in their places; undefined when one of them cannot. */
function conversionOf(document: ContainerDocument, nodes: readonly ContentNode[], target: string): Converted | undefined {
  const converted: Converted = { operations: [], made: [], lost: [] }
  for (const run of runsOf(document, nodes)) {
    const conversion =
      convertible(run) &&
      convertRun(
        run[0]?.type ?? '',
        run.map(({ data }) => data),
        target,
      )
    if (!conversion) return undefined
    addRun(converted, document, run, conversion)
  }
  return { ...converted, lost: [...new Set(converted.lost)] }
}

/** Content in an older form has fields that the rules do not know (AMB-24). */
function convertible(run: readonly ContentNode[]): boolean {
  return run.every(({ type, version }) => version === definitionOf(type)?.version)
}

/** New modules keep the ids of those they come from, so that comments stay pinned to them and a comparison shows one change. */
function addRun(converted: Converted, document: ContainerDocument, run: readonly ContentNode[], { modules, lost }: Conversion): void {
  const located = locate(document, run.at(-1)?.id ?? '')
  if (!located) return
  const place = { parent: located.parent, column: located.column, before: located.next }
  const made = modules.map((module, index): ContentNode => ({ ...module, id: run[index]?.id ?? newNodeId() }))
  converted.operations.push(
    ...run.map(({ id }): Operation => ({ type: 'remove', id })),
    ...made.map((node): Operation => ({ type: 'insert', node, place })),
  )
  converted.made.push(...made)
  converted.lost.push(...lost)
}

/** Groups modules that stand next to each other, have the same type and may become one. */
function runsOf(document: ContainerDocument, nodes: readonly ContentNode[]): ContentNode[][] {
  const runs: ContentNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && locate(document, last.id)?.next === node.id && last.type === node.type && mayRunTogether(last.data, node.data)
    if (isNext) runs.at(-1)?.push(node)
    else runs.push([node])
  }
  return runs
}
