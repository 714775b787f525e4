import { isDeepStrictEqual } from 'node:util'
import { and, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canCreate, canWithType, isScoped, readsOnlyPublished, writableFields, writesFields } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { type Clock, toDate } from '../platform/clock/clock.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { namedByOwnRecords } from './own-references.server.ts'
import { publishedCondition } from './published-records.ts'
import type { Reader, RecordType, Values } from './record-type.ts'
import type { WriteContext } from './write-context.ts'

/**
 * A record type as somebody reads it: with a condition that leaves out the records that are not theirs, and without the fields
 * that they do not read. Lists, options, exports, histories and single records are read by it, so that all of them keep to it.
 * @param clock what is published is a question of the time
 */
export function typeFor({ clock }: { clock: Clock }, reader: Reader, type: RecordType): RecordType {
  return readableFields(reader.role, { ...type, only: and(type.only, limitOf(reader, type, toDate(clock.now()))) })
}

/** The records of a type that a role works with or sees; undefined for all. */
function limitOf(reader: Reader, type: RecordType, now: Date): SQL | undefined {
  const { role } = reader
  if (readsOnlyPublished(role)) return publishedCondition(type, now)
  if (!isScoped(role, type.area)) return undefined
  if (type.within === 'itself') return isOneOf(type.table.id, role.records?.[type.name])
  if (typeof type.seenWithin === 'function') return type.seenWithin(reader)
  const parent = parentOf(type, type.seenWithin)
  if (parent) return isOneOf(parent.column, role.records?.[parent.type])
  const published = publishedCondition(type, now)
  return published && or(published, ...namedByOwnRecords(role, type))
}

function readableFields(role: Role, type: RecordType): RecordType {
  const readsPublished = readsOnlyPublished(role)
  const closed = readsPublished ? (type.sections?.filter(({ isWork }) => isWork) ?? []) : []
  const unread = Object.entries(type.fields).flatMap(([name, { isForStaff, isConfidential }]) =>
    (isForStaff && readsPublished) || (isConfidential && !writesFields(role, type, [name])) ? [name] : [],
  )
  const hidden = [...unread, ...closed.flatMap(({ fields, more = [] }) => [...fields, ...more])]
  if (hidden.length + closed.length === 0) return type
  const isShown = (name: string) => !hidden.includes(name)
  const { list, sections } = type
  return {
    ...type,
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => isShown(name))),
    list: {
      ...list,
      columns: list.columns.filter(isShown),
      ...(list.filters && { filters: list.filters.filter(isShown) }),
      ...(list.bulk && { bulk: list.bulk.filter(isShown) }),
    },
    ...(sections && {
      sections: sections
        .filter((section) => !closed.includes(section))
        .map((section) => ({ ...section, fields: section.fields.filter(isShown) })),
    }),
  }
}

/** @throws Problem 403 unless the writer's role may create this record */
export async function assertMayCreate({ viewer: { role }, type }: WriteContext, values: Values): Promise<void> {
  if (!role) return
  if (!canCreate(role, type) || (isScoped(role, type.area) && !isWithinParent(role, type, values))) throw forbidden()
}

/**
 * @param before the values before
 * @param changed the values afterwards of the fields that the writer sends
 * @throws Problem 403 unless the writer's role may change this record, from what it was, in these fields, to this
 */
export async function assertMayChange(work: WriteContext, id: number, before: Values, changed: Values): Promise<void> {
  const { role } = work.viewer
  if (!role) return
  if (!canWithType(role, 'write', work.type)) throw forbidden()
  const fields = writableFields(role, work.type)
  const locked = fields
    ? Object.keys(changed).filter((name) => !fields.includes(name) && !isDeepStrictEqual(before[name], changed[name]))
    : []
  if (locked.length > 0) throw lockedFields(locked)
  await assertWithin(work, id, before)
  await assertWithin(work, id, { ...before, ...changed })
}

/** @throws Problem 403 unless the writer's role may delete this record */
export async function assertMayDelete(work: WriteContext, id: number, before: Values): Promise<void> {
  const { role } = work.viewer
  if (!role) return
  if (!canWithType(role, 'delete', work.type) || (isScoped(role, work.type.area) && work.type.within === 'itself')) throw forbidden()
  await assertWithin(work, id, before)
}

async function assertWithin({ tx, type, viewer: { id: userId, role } }: WriteContext, id: number, values: Values): Promise<void> {
  if (!role || !isScoped(role, type.area)) return
  const isWithin =
    typeof type.within === 'function'
      ? await type.within(tx, { id: userId, role }, id)
      : type.within === 'itself'
        ? role.records?.[type.name]?.includes(id) === true
        : isWithinParent(role, type, values)
  if (!isWithin) throw forbidden()
}

function isWithinParent(role: Role, type: RecordType, values: Values): boolean {
  const parent = parentOf(type)
  return parent !== undefined && role.records?.[parent.type]?.includes(Number(values[parent.field])) === true
}

/** How a record names the production it belongs to; undefined for types whose records name none. */
function parentOf(
  type: RecordType,
  field = type.within === 'parent' ? type.parentField : undefined,
): { field: string; type: string; column: PgColumn } | undefined {
  const relation = field === undefined ? undefined : type.fields[field]
  const column = field === undefined ? undefined : (getTableColumns(type.table) as Record<string, PgColumn>)[field]
  return field !== undefined && relation?.kind === 'relation' && column ? { field, type: relation.of, column } : undefined
}

function isOneOf(column: PgColumn, ids: readonly number[] = []): SQL {
  return ids.length > 0 ? inArray(column, [...ids]) : sql`false`
}

function lockedFields(names: string[]): Problem {
  const message = t('Your role may not change this field.')
  return new Problem(403, 'not_allowed', t('You do not have permission to do this.'), {
    errors: Object.fromEntries(names.map((name) => [name, [message]])),
  })
}
