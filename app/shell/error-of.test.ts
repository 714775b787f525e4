import { describe, expect, it } from 'vitest'
import { errorOf } from './error-of.ts'

describe('what the error page says of an error', () => {
  it('ERR-25 takes the status from statusCode, else status, else the response', () => {
    expect(errorOf({ statusCode: 418, status: 400, response: { status: 401 } }).status).toBe(418)
    expect(errorOf({ status: 400, response: { status: 401 } }).status).toBe(400)
    expect(errorOf({ response: { status: 401 } }).status).toBe(401)
  })
  it('ERR-26 is 500 when the error names none', () => {
    expect(errorOf(new Error('boom')).status).toBe(500)
    expect(errorOf(undefined).status).toBe(500)
  })
})
