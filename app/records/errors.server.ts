import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { RecordType, ReferenceCount } from './record-type.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const DATA_EXCEPTIONS = '22'

/** A database error about a row as the problem that users read; any other error unchanged. */
export function toProblem(error: unknown): unknown {
  const refused = databaseError(error)
  if (refused?.code === UNIQUE_VIOLATION) {
    const field = /\(([a-z_]+)/.exec(refused.detail ?? '')?.[1] ?? 'body'
    return new Problem(409, 'not_unique', t('Another record already has this value.'), {
      errors: { [camelCase(field)]: [t('Another record already has this value.')] },
    })
  }
  if (refused?.code === FOREIGN_KEY_VIOLATION)
    return new Problem(409, 'missing_reference', t('This record refers to something that no longer exists.'))
  return error
}

/** A problem as one sentence for users: with the messages of its fields, and the references that prevent a deletion. */
export function describeProblem({ message, extras }: Problem, type: RecordType): string {
  const fields = Object.entries((extras.errors ?? {}) as Record<string, string[]>).map(([name, messages]) => {
    const field = type.fields[name]
    return `${field ? t(field.label) : name}: ${messages.join(' ')}`
  })
  const dependents = ((extras.dependents ?? []) as ReferenceCount[]).map(({ count, plural }) => `${count} ${plural}`)
  const more = [...fields, ...dependents].join(', ')
  return more ? `${message} (${more})` : message
}

/** Whether the database could not read a value: an invalid instant or number, or a number too large. */
export function isDataException(error: unknown): boolean {
  return databaseError(error)?.code?.startsWith(DATA_EXCEPTIONS) ?? false
}

type DatabaseError = { code?: string; detail?: string; cause?: unknown }

/** The database's own error among the causes of the library's. */
function databaseError(error: unknown): DatabaseError | undefined {
  for (
    let cause = error as DatabaseError | undefined;
    cause && typeof cause === 'object';
    cause = cause.cause as DatabaseError | undefined
  ) {
    if (typeof cause.code === 'string' && /^\d{2}[0-9A-Z]{3}$/.test(cause.code)) return cause
  }
  return undefined
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
