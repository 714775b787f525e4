import { describe, expect, it } from 'vitest'
import { errorOf } from './error-of.ts'

describe('what the error page says of an error', () => {
  it('ERR-25 takes the status from statusCode, else status, else the response', () => {
    expect(errorOf({ statusCode: 418, status: 400, response: { status: 401 } }).status).toBe(418)
    expect(errorOf({ status: 400, response: { status: 401 } }).status).toBe(400)
    expect(errorOf({ response: { status: 401 } }).status).toBe(401)
  })
  it('ERR-27 ERR-33 says what an error thrown with a status says, and of any other only that it did not work', () => {
    expect(errorOf({ statusCode: 418, message: 'Der Tee zieht noch' }).message).toBe('Der Tee zieht noch')
    expect(errorOf(new Error('x is undefined')).message).toBe('Das hat leider nicht geklappt.')
  })
  it('ERR-09 takes a page whose request never arrived for one that is not there', () => {
    expect(errorOf(new TypeError('Failed to fetch'))).toMatchObject({ status: 404 })
    expect(errorOf(new TypeError('x is not a function'))).toMatchObject({ status: 500 })
  })
  it('ERR-18 does not take a page whose script is gone for one that is not there', () => {
    expect(errorOf(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toEqual({
      status: 500,
      message: 'Das hat leider nicht geklappt.',
    })
  })
  it('shows no page of markup as a sentence, whoever has sent it', () => {
    const answer = (data: string) => ({ status: 502, statusText: 'Bad Gateway', internal: false, data })
    expect(errorOf(answer('\n<html><h1>502 Bad Gateway</h1></html>'))).toEqual({ status: 502, message: 'Das hat leider nicht geklappt.' })
    expect(errorOf(answer('Die Kasse ruht'))).toEqual({ status: 502, message: 'Die Kasse ruht' })
  })
  it('ERR-26 is 500 when the error names none', () => {
    expect(errorOf(new Error('boom')).status).toBe(500)
    expect(errorOf(undefined).status).toBe(500)
  })
})
