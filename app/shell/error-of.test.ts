import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { errorOf } from './error-of.ts'

describe('what the error page says of an error', () => {
  it('takes the status from statusCode, else status, else the response', requirement('ERR-25'), () => {
    expect(errorOf({ statusCode: 418, status: 400, response: { status: 401 } }).status).toBe(418)
    expect(errorOf({ status: 400, response: { status: 401 } }).status).toBe(400)
    expect(errorOf({ response: { status: 401 } }).status).toBe(401)
  })
  it('says what an error thrown with a status says, and of any other only that it did not work', requirement('ERR-27', 'ERR-33'), () => {
    expect(errorOf({ statusCode: 418, message: 'Der Tee zieht noch' }).message).toBe('Der Tee zieht noch')
    expect(errorOf(new Error('x is undefined')).message).toBe('Das hat leider nicht geklappt.')
  })
  const answer = (status: number, data: unknown) => ({ status, statusText: 'Bad Gateway', internal: false, data })
  it(
    'shows a page whose answer failed as one that is not there, and still knows with what it failed',
    requirement('ERR-09', 'AMB-49'),
    () => {
      for (const status of [500, 502, 503]) {
        expect(errorOf(answer(status, ''))).toMatchObject({ status: 404, message: 'Das hat leider nicht geklappt.', failedWith: status })
      }
      expect(errorOf(answer(502, '\n<html><h1>502 Bad Gateway</h1></html>'))).toMatchObject({
        status: 404,
        message: 'Das hat leider nicht geklappt.',
        failedWith: 502,
      })
      expect(errorOf(answer(502, 'Die Kasse ruht'))).toMatchObject({ status: 404, message: 'Die Kasse ruht', failedWith: 502 })
      expect(errorOf(answer(500, '{"title":"Error","detail":"Bei uns ist etwas schiefgegangen."}'))).toMatchObject({
        message: 'Bei uns ist etwas schiefgegangen.',
      })
      expect(errorOf(answer(500, '{"title"'))).toMatchObject({ message: 'Das hat leider nicht geklappt.' })
    },
  )
  it(
    'a site that is switched off keeps its number and sentence; without a sentence nothing is said to be missing',
    requirement('ERR-20', 'ERR-27'),
    () => {
      expect(errorOf(answer(503, 'Die Website ist vorübergehend nicht erreichbar'))).toMatchObject({
        status: 503,
        message: 'Die Website ist vorübergehend nicht erreichbar',
      })
      expect(errorOf(answer(503, '')).message).not.toContain('nicht gefunden')
      expect(errorOf(answer(404, '')).message).toBe('Seite nicht gefunden')
      expect(errorOf(answer(410, 'Vorbei'))).toMatchObject({ status: 410, message: 'Vorbei' })
    },
  )
  it('calls every error unknown, but not a page that is not there or a preview that has ended', requirement('ERR-02', 'AMB-13'), () => {
    const isUnknown = (error: unknown) => errorOf(error).isUnknown
    for (const error of [new Error('x is undefined'), answer(500, ''), answer(503, 'Die Website ist vorübergehend nicht erreichbar')])
      expect(isUnknown(error)).toBe(true)
    for (const error of [answer(410, 'Diese Vorschau ist abgelaufen.'), answer(404, '')]) expect(isUnknown(error)).toBe(false)
  })
  it('is 500 when the error names none', requirement('ERR-26'), () => {
    expect(errorOf(new Error('boom')).status).toBe(500)
    expect(errorOf(undefined).status).toBe(500)
  })
})
