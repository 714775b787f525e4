import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { redactError } from './redact-error.ts'

const SECRET = 'Vertraulich\n    at heart'

it('tells the statement that failed and the cause, and none of the values', () => {
  const cause = Object.assign(new Error(`invalid input syntax for type integer: "${SECRET}"`), {
    code: '22P02',
    detail: `Key (email)=(${SECRET}) already exists.`,
    params: [SECRET],
    query: 'insert into entries values ($1)',
  })
  const error = new DrizzleQueryError('insert into entries values ($1)', [SECRET], cause)
  const redacted = redactError(error) as Error
  expect(redacted.message).toBe('Failed query: insert into entries values ($1)')
  expect(redacted.cause).toMatchObject({ code: '22P02' })
  expect(redacted.stack).toContain('redact-error.test.ts')
  const everything = JSON.stringify([redacted, redacted.cause], (_key, value) =>
    value instanceof Error ? { ...value, message: value.message, stack: value.stack, cause: value.cause } : value,
  )
  expect(everything).toContain('insert into entries')
  expect(everything).not.toContain('Vertraulich')
})

it('leaves what is no error of the database as it says itself', () => {
  expect(redactError(new TypeError('x is not a function'))).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
  expect(redactError('a word')).toBe('a word')
})
