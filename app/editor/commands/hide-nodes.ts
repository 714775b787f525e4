import type { Operation } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { isHidden, visibilityChange, visibilityOf } from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { namesOf, selectedNodes, tryToApply } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

/** Whether every selected module is hidden, so that the command shows them again. */
export function areHidden(session: EditorSession): boolean {
  const nodes = selectedNodes(session)?.nodes ?? []
  return nodes.length > 0 && nodes.every(({ data }) => isHidden(data))
}

/** Hides the selected modules from visitors; shows them again when all of them are hidden. Their time windows stay. */
export function toggleHidden(session: EditorSession): void {
  const selected = selectedNodes(session)
  if (!selected || selected.nodes.length === 0) return
  const hide = !areHidden(session)
  const operations = selected.nodes.map(({ id, type, data }): Operation => {
    const { hidden: _, ...window } = visibilityOf(data)
    const next = hide ? { ...window, hidden: true } : window
    return { type: 'update', id, ...visibilityChange(data, next, Object.keys(definitionOf(type)?.fields ?? {})) }
  })
  const names = namesOf(selected.nodes)
  tryToApply(
    session,
    selected.containerId,
    operations,
    hide ? t('{names} hidden from visitors', { names }) : t('{names} shown again', { names }),
  )
}
