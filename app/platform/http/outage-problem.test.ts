import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../database/outage.ts'
import { outageProblem } from './outage-problem.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })
const failed = (cause: Error) => new DrizzleQueryError('insert into "entries" …', ['no space left on device'], cause)

describe('what fails because the machine beneath lacks something', () => {
  it.each([
    ['a shut down database', failed(coded('57P01', 'terminating connection due to administrator command'))],
    ['a connection that is lost', failed(new Error('Connection terminated unexpectedly'))],
    ['a database that is not there', failed(new DatabaseUnavailable('away', { cause: coded('ECONNREFUSED') }))],
    ['a transaction that cannot begin', new DatabaseUnavailable('away')],
  ])('is answered 503 for %s, with the time to come back', async (_, error) => {
    const response = outageProblem(error)?.toResponse()
    expect(response?.status).toBe(503)
    expect(response?.headers.get('retry-after')).toBe('5')
    expect(await response?.json()).toMatchObject({ code: 'database_away', detail: expect.stringContaining('Unsere Daten') })
  })

  it.each([
    ['the database’s', failed(coded('53100', 'could not extend file: No space left on device'))],
    ['the database’s log', failed(new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'))],
    ['the files’', coded('ENOSPC', 'ENOSPC: no space left on device, write')],
    ['a quota', coded('EDQUOT')],
  ])('is answered 507 for a full disk: %s', (_, error) => {
    expect(outageProblem(error)).toMatchObject({ status: 507, code: 'disk_full' })
  })

  it('is nothing else: not the shop that cannot be reached, not a wrong query, whatever words stand in it', () => {
    expect(outageProblem(Object.assign(new TypeError('fetch failed'), { cause: coded('ECONNREFUSED') }))).toBeUndefined()
    expect(outageProblem(failed(coded('22P02', 'invalid input syntax')))).toBeUndefined()
    expect(outageProblem(undefined)).toBeUndefined()
  })
})
