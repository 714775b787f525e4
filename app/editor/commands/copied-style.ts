import { z } from 'zod'
import type { ContentNode, Operation } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { namesOf, selectedNodes, tryToApply } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

/** A copied style: values by the names of the fields that are style (`ModuleDefinition.style`). It carries to other pages. */
const styleSchema = z.record(z.string().max(60), z.json())
type Style = z.infer<typeof styleSchema>

const STORAGE_KEY = 'foyer:style'

/** Whether a module has a style that can be copied. */
export function hasStyle({ type }: ContentNode): boolean {
  return (definitionOf(type)?.style ?? []).length > 0
}

/** Copies the style of the first selected module. */
export function copyStyle(session: EditorSession): void {
  const [node] = selectedNodes(session)?.nodes ?? []
  if (!node) return
  const names = definitionOf(node.type)?.style ?? []
  if (names.length === 0) {
    session.showToast(t('This module has no style to copy.'))
    return
  }
  const style = Object.fromEntries(names.map((name) => [name, node.data[name] ?? null]))
  localStorage.setItem(STORAGE_KEY, JSON.stringify(style))
  session.showToast(t('Style of {name} copied', { name: namesOf([node]) }))
}

/** Whether the selected modules can take over something of the copied style. */
export function canPasteStyle(session: EditorSession): boolean {
  const style = copiedStyle()
  return style !== undefined && (selectedNodes(session)?.nodes ?? []).some((node) => changeFor(node, style) !== undefined)
}

/** Transfers the copied style to the selected modules: the fields that they have too, with values they allow. One step. */
export function pasteStyle(session: EditorSession): void {
  const selected = selectedNodes(session)
  const style = copiedStyle()
  if (!selected || selected.nodes.length === 0) return
  if (!style) {
    session.showToast(t('No style has been copied yet.'))
    return
  }
  const changed = selected.nodes.flatMap((node) => {
    const operation = changeFor(node, style)
    return operation ? [{ node, operation }] : []
  })
  if (changed.length === 0) {
    session.showToast(t('Nothing of the copied style fits here.'))
    return
  }
  const names = namesOf(changed.map(({ node }) => node))
  tryToApply(
    session,
    selected.containerId,
    changed.map(({ operation }) => operation),
    t('Style applied to {names}', { names }),
  )
}

/** The change that gives a module a style; undefined when none of it fits. An option that was not set is set no more. */
function changeFor({ id, type, data }: ContentNode, style: Style): Operation | undefined {
  const definition = definitionOf(type)
  const names = (definition?.style ?? []).filter((name) => {
    const schema = definition?.schema.shape[name]
    return name in style && schema?.safeParse(style[name] ?? undefined).success === true
  })
  if (names.length === 0) return undefined
  const given = names.filter((name) => style[name] !== null)
  const unset = names.filter((name) => style[name] === null && data[name] !== undefined)
  return {
    type: 'update',
    id,
    data: Object.fromEntries(given.map((name) => [name, style[name]])),
    ...(unset.length > 0 ? { unset } : {}),
  }
}

function copiedStyle(): Style | undefined {
  try {
    return styleSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''))
  } catch {
    return undefined
  }
}
