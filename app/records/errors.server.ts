import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { RecordType, ReferenceCount } from './record-type.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const DATA_EXCEPTIONS = '22'

/** What people are told when the database refuses a row; any other error as it is. */
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

/** Why a record is refused, for people: with the fields concerned, and with what stands in the way. */
export function describeProblem({ message, extras }: Problem, type: RecordType): string {
  const fields = Object.entries((extras.errors ?? {}) as Record<string, string[]>).map(([name, messages]) => {
    const field = type.fields[name]
    return `${field ? t(field.label) : name}: ${messages.join(' ')}`
  })
  const dependents = ((extras.dependents ?? []) as ReferenceCount[]).map(({ count, plural }) => `${count} ${plural}`)
  const more = [...fields, ...dependents].join(', ')
  return more ? `${message} (${more})` : message
}

/** Whether the database could make nothing of a value it was given: no moment, no number, or one too large. */
export function isDataException(error: unknown): boolean {
  return databaseError(error)?.code?.startsWith(DATA_EXCEPTIONS) ?? false
}

type DatabaseError = { code?: string; detail?: string; cause?: unknown }

/** The database's own error inside the library's. */
function databaseError(error: unknown): DatabaseError | undefined {
  for (let one = error as DatabaseError | undefined; one && typeof one === 'object'; one = one.cause as DatabaseError | undefined) {
    if (typeof one.code === 'string' && /^\d{2}[0-9A-Z]{3}$/.test(one.code)) return one
  }
  return undefined
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
