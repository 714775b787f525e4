import { useSyncExternalStore } from 'react'
import { type ContentNode, OWN_FIELDS } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { initialFocusOf, isBlank } from '../../modules/initial-focus.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useSession } from '../session/session-context.ts'

/**
 * Whether a field is shown in edit mode, opened, and its errors. An empty field is shown only when it is required, when
 * its module would otherwise be invisible, or when it was opened; so switching edit mode on does not move the page.
 */
export function useFieldState(node: ContentNode, field: string, isEmpty: boolean) {
  const session = useSession()
  const isOpen = useSyncExternalStore(session.subscribe, () => session.getState().openField === `${node.id}.${field}`)
  const caret = useSyncExternalStore(session.subscribe, () => (isOpen ? session.getState().caret : undefined))
  const errors = useSyncExternalStore(session.subscribe, () => session.getState().errors[node.id]?.[field])
  return {
    isOpen,
    caret,
    errors,
    isShown: !isEmpty || isOpen || isOwnField(node) || isRequiredField(node, field) || isOnlyVisibleField(node, field),
  }
}

/** Whether the field belongs to the object that the page shows: an empty one can be found nowhere else. */
export function isOwnField({ type }: ContentNode): boolean {
  return type === OWN_FIELDS
}

/** Whether the field's value keeps the module from being published. */
export function isRequiredField(node: ContentNode, field: string): boolean {
  const result = definitionOf(node.type)?.schema.safeParse(node.data)
  return result?.error?.issues.some(({ path }) => path.join('.') === field) ?? false
}

/** What stands in the place of a picture that the module cannot be published without. */
export function missingPicture(node: ContentNode, field: string): string | undefined {
  return isRequiredField(node, field) ? t('An image goes here.') : undefined
}

/** Whether the field is the only visible part of a blank module. */
function isOnlyVisibleField({ type, data }: ContentNode, field: string): boolean {
  const definition = definitionOf(type)
  if (!definition || !isBlank(definition, data)) return false
  const initialFocus = initialFocusOf(definition)
  return initialFocus?.on === 'page' && initialFocus.field === field
}
