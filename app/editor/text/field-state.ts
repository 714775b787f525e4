import { useSyncExternalStore } from 'react'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { initialFocusOf, isBlank } from '../../modules/initial-focus.ts'
import { useSession } from '../session/session-context.ts'

/**
 * How a field stands on the page while it is edited. An empty one shows only when the module may not be without it,
 * when the module would show nothing at all, or when somebody has opened it, so that switching the editor on moves nothing.
 */
export function useFieldState(node: ContentNode, field: string, isEmpty: boolean) {
  const session = useSession()
  const isOpen = useSyncExternalStore(session.subscribe, () => session.getState().openField === `${node.id}.${field}`)
  const errors = useSyncExternalStore(session.subscribe, () => session.getState().errors[node.id]?.[field])
  return { isOpen, errors, isShown: !isEmpty || isOpen || isFieldNeeded(node, field) || holdsPlace(node, field) }
}

/** Whether the module may not go live as the field stands. */
export function isFieldNeeded(node: ContentNode, field: string): boolean {
  const result = definitionOf(node.type)?.schema.safeParse(node.data)
  return result?.error?.issues.some(({ path }) => path.join('.') === field) ?? false
}

/** Whether the field is all there is to see of its module while nothing has been written yet. */
function holdsPlace({ type, data }: ContentNode, field: string): boolean {
  const definition = definitionOf(type)
  if (!definition || !isBlank(definition, data)) return false
  const beginning = initialFocusOf(definition)
  return beginning?.on === 'page' && beginning.field === field
}
