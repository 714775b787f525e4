import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { defineCachedRead, defineCachedRows, type ReadContext } from './cached-read.ts'
import { addCacheTags, trackDependencies } from './dependencies.ts'
import { ReadCache } from './read-cache.ts'

let context: ReadContext
let calls: unknown[]
beforeEach(() => {
  const source = { db: {} as Database, clock: { now: () => Temporal.Instant.from('2026-11-21T18:00:00Z') } }
  context = { ...source, readCache: new ReadCache(source, { freezes: true }) }
  calls = []
})

const readNames = defineCachedRead('names', async (_, of: string, page?: number) => {
  calls.push([of, page])
  addCacheTags(`names:${of}`)
  return { names: [of], pages: new Map([[page, of]]) }
})

describe('a cached read', () => {
  it('runs once for the same parameters, and again after a write to what it read', async () => {
    await Promise.all([readNames(context, 'a'), readNames(context, 'a'), readNames(context, 'b'), readNames(context, 'a', 2)])
    expect(calls).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['a', 2],
    ])
    context.readCache.invalidate(['names:a'])
    await readNames(context, 'b')
    await readNames(context, 'a')
    expect(calls).toHaveLength(4)
  })

  it('hands its tags to what is rendered from it, from the cache too', async () => {
    await readNames(context, 'a')
    const { dependencies } = await trackDependencies(() => readNames(context, 'a'))
    expect([...dependencies.tags]).toEqual(['names:a'])
  })

  it('hands them on when it fails too, to all who wait for it', async () => {
    const readMissing = defineCachedRead('missing', async () => {
      addCacheTags('thing:7')
      throw new Response(null, { status: 404 })
    })
    const render = () => trackDependencies(async () => readMissing(context).catch(() => 'not found'))
    const pages = await Promise.all([render(), render()])
    expect(pages.map(({ dependencies }) => [...dependencies.tags])).toEqual([['thing:7'], ['thing:7']])
  })

  it('reads for itself in a transaction and at another instant, and keeps nothing of it', async () => {
    await readNames({ ...context, db: {} as Database }, 'a')
    await readNames({ ...context, clock: { now: () => Temporal.Instant.from('2027-01-01T00:00:00Z') } }, 'a')
    await readNames(context, 'a')
    await readNames(context, 'a')
    expect(calls).toHaveLength(3)
  })

  it('is not kept if it declares no tag, since no write could end it', async () => {
    const readUntagged = defineCachedRead('untagged', async () => calls.push('untagged'))
    await readUntagged(context)
    await readUntagged(context)
    expect(calls).toHaveLength(2)
  })

  it('fails where somebody changes a result that others share', async () => {
    const result = await readNames(context, 'a')
    expect(() => result.names.push('b')).toThrow(TypeError)
    expect(() => result.pages.set(3, 'c')).toThrow(TypeError)
  })
})

describe('cached rows', () => {
  const readRows = defineCachedRows<number, { id: number }>('row', {
    async read(_, ids) {
      calls.push([...ids])
      return new Map(ids.filter((id) => id < 100).map((id) => [id, { id }]))
    },
    tags: (id) => [`row:${id}`],
  })

  it('are read together, each only once, and those that do not exist are left out', async () => {
    expect([...(await readRows(context, [1, 2, 2, 100])).keys()]).toEqual([1, 2])
    expect([...(await readRows(context, [3, 2, 100])).keys()]).toEqual([3, 2])
    expect(calls).toEqual([[1, 2, 100], [3]])
  })

  it('are read again one by one after a write', async () => {
    await readRows(context, [1, 2, 3])
    context.readCache.invalidate(['row:2'])
    await readRows(context, [1, 2, 3])
    expect(calls).toEqual([[1, 2, 3], [2]])
  })

  it('are read together by all who ask in the same turn, however many steps lead them there', async () => {
    const later = Promise.resolve()
      .then(() => {})
      .then(() => readRows(context, [2, 3]))
    await Promise.all([readRows(context, [1, 2]), later])
    expect(calls).toEqual([[1, 2, 3]])
  })
})
