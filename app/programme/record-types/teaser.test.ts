import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { teaser } from './teaser.server.ts'

it('a teaser stands until the end of its day in the house, not in the world', () => {
  const condition = teaser.isPublished?.(new Date('2026-11-22T23:30:00Z'))
  expect(condition && new PgDialect().sqlToQuery(condition).params).toContain('2026-11-23')
})
