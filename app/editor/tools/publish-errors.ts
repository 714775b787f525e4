import { nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { goToField } from '../go-to-field.ts'
import type { EditorSession } from '../session/session.ts'
import { fieldLabel } from './field-label.ts'

/** A field that keeps the page from going live. */
type FieldError = { nodeId: string; module: string; field: string; label: string; message: string }

/**
 * Goes to the first field, in the order of the page, that kept it from going live.
 * @returns what is to be said: the module, its field, what is wrong with it, and how many others there are; undefined when no field is to blame
 */
export function focusFirstError(session: EditorSession): string | undefined {
  const [first, ...others] = fieldErrorsOf(session)
  if (!first) return undefined
  goToField(session, first.nodeId, first.field)
  const text = t('Not published yet. {module}, “{field}”: {message}', { module: first.module, field: first.label, message: first.message })
  return others.length > 0 ? `${text} ${t('And {n} more.', { n: others.length })}` : text
}

function fieldErrorsOf(session: EditorSession): FieldError[] {
  const { documents, errors } = session.getState()
  const nodes = session.region.containers.flatMap(({ id }) => (documents[id] ? [...nodesOf(documents[id])] : []))
  return nodes.flatMap(({ id, type }) =>
    Object.entries(errors[id] ?? {}).map(([field, [message = '']]) => {
      const definition = definitionOf(type)
      return { nodeId: id, module: definition ? t(definition.label) : type, field, label: fieldLabel(type, field), message }
    }),
  )
}
