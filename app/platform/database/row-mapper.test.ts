import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
// @ts-expect-error the function that is replaced is not part of Drizzle's public types
import { mapResultRow } from 'drizzle-orm/utils'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileRowMapper, rowMapper, type SelectedField } from './row-mapper.ts'

const rooms = pgTable('rooms', { id: integer().primaryKey(), name: text() })
const events = pgTable('events', {
  id: integer().primaryKey(),
  startsAt: timestamp({ withTimezone: true, mode: 'date' }),
  isOnline: boolean(),
  roomId: integer(),
})
const others = alias(rooms, 'others')

type Statement = {
  fields: SelectedField[]
  joinsNotNullableMap: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

function statement(): Statement {
  return drizzle
    .mock()
    .select({
      event: events,
      count: sql`count(*)`.mapWith(Number),
      label: sql<string>`upper(${rooms.name})`.as('label'),
      room: rooms,
      other: { id: others.id, name: others.name },
    })
    .from(events)
    .innerJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(others, eq(others.id, events.roomId))
    .prepare('') as unknown as Statement
}

it('rows are mapped as the installed Drizzle maps them, whatever is null', () => {
  const { fields, joinsNotNullableMap } = statement()
  const map = rowMapper(fields, joinsNotNullableMap)
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
  const [id, name] = [maybe(fc.integer()), maybe(fc.string())]
  const row = fc.tuple(
    id,
    maybe(fc.constant('2026-11-24 10:00:00+01')),
    maybe(fc.boolean()),
    id,
    maybe(fc.constant('12')),
    name,
    id,
    name,
    id,
    name,
  )
  fc.assert(
    fc.property(row, (values) => {
      expect(map?.(values)).toEqual(mapResultRow(fields, values, joinsNotNullableMap))
    }),
  )
})

it('a prepared statement of the installed Drizzle takes the mapper', () => {
  const prepared = statement()
  compileRowMapper(prepared)
  const [row] = prepared.customResultMapper?.([[1, '2026-11-24 10:00:00+01', true, 2, '12', 'SAAL', 2, 'Saal', null, null]]) ?? []
  expect(row).toEqual({
    event: { id: 1, startsAt: new Date('2026-11-24T09:00:00Z'), isOnline: true, roomId: 2 },
    count: 12,
    label: 'SAAL',
    room: { id: 2, name: 'Saal' },
    other: null,
  })
})

it('fields of another form are left to Drizzle', () => {
  expect(rowMapper([{ path: ['a', 'b', 'c'], field: events.id }], {})).toBeUndefined()
})
