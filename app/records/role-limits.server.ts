import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canCreate, canWithType, isScoped, writableFields } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { RecordType, Values } from './record-type.ts'
import type { WriteContext } from './write-context.ts'

/**
 * A record type as a role sees it: with a condition that leaves out the records of productions it is not limited to. Lists,
 * options, exports and single records are read by it, so that all of them keep to it.
 */
export function typeFor(role: Role, type: RecordType): RecordType {
  if (!isScoped(role, type.area)) return type
  if (type.within === 'itself') return { ...type, only: isOneOf(type.table.id, role.records?.[type.name]) }
  const parent = parentOf(type)
  return parent ? { ...type, only: isOneOf(parent.column, role.records?.[parent.type]) } : type
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
function parentOf(type: RecordType): { field: string; type: string; column: PgColumn } | undefined {
  const field = type.within === 'parent' ? type.parentField : undefined
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
