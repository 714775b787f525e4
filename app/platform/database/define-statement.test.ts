import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { defineStatement } from './define-statement.ts'

it('builds a statement once for each database, and anew for a transaction', () => {
  const [db, tx] = [{}, {}] as [Database, Database]
  const builtFor: Database[] = []
  const statement = defineStatement((of) => {
    builtFor.push(of)
    return { of }
  })
  expect([statement(db).of, statement(db).of, statement(tx).of]).toEqual([db, db, tx])
  expect(builtFor).toEqual([db, tx])
})
