import { nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { goToField } from '../go-to-field.ts'
import type { EditorSession } from '../session/session.ts'
import { fieldLabel } from './field-label.ts'

/** A field whose value keeps the page from being published. */
type FieldError = { nodeId: string; module: string; field: string; label: string; message: string }

/**
 * Focuses the first field, in page order, that kept the page from being published.
 * @returns a message with module, field, error and the number of further errors; undefined when there are none
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
