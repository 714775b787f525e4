import { beforeEach, describe, expect, it } from 'vitest'
import type { CacheEntry } from './entry-store.ts'
import { TaggedCache } from './tagged-cache.ts'

type Entry = CacheEntry & { value: string }

const NEVER = Number.POSITIVE_INFINITY
const MAX_SIZE = 3

let now: Temporal.Instant
let cache: TaggedCache<Entry>
beforeEach(() => {
  now = Temporal.Instant.from('2026-11-21T18:00:00Z')
  cache = new TaggedCache<Entry>({ now: () => now }, MAX_SIZE, ({ value }) => value.length)
})

function buildEntry(value: string, { tags = [] as string[], expiresAt = NEVER } = {}): Entry {
  return { value, tags: new Set(tags), expiresAt }
}

function put(key: string, entry: Entry, keep = true): Promise<Entry> {
  return cache.load(key, async () => ({ entry, keep }))
}

/** A load that ends when the test says so. */
function startLoad(key: string, entry: Entry): { finish: () => void; loaded: Promise<Entry> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const loaded = cache.load(key, async () => {
    await promise
    return { entry, keep: true }
  })
  return { finish: resolve, loaded }
}

describe('get', () => {
  it('returns what was loaded under the key, and undefined under any other', async () => {
    await put('a', buildEntry('x'))
    expect(cache.get('a')?.value).toBe('x')
    expect(cache.get('b')).toBeUndefined()
    expect(cache.counts).toMatchObject({ hits: 1, misses: 1 })
  })

  it('returns no entry from the moment it expires, while getLastKnown still does', async () => {
    await put('a', buildEntry('x', { expiresAt: now.epochMilliseconds + 1000 }))
    now = now.add({ milliseconds: 999 })
    expect(cache.get('a')?.value).toBe('x')
    now = now.add({ milliseconds: 1 })
    expect(cache.get('a')).toBeUndefined()
    expect(cache.getLastKnown('a')?.value).toBe('x')
  })
})

describe('load', () => {
  it('loads once for all who ask at the same time', async () => {
    const first = startLoad('a', buildEntry('x'))
    const second = put('a', buildEntry('y'))
    first.finish()
    expect((await second).value).toBe('x')
    expect(cache.counts.misses).toBe(1)
  })

  it('loads again for those who share a load whose entry has expired by its end', async () => {
    const first = startLoad('a', buildEntry('x', { expiresAt: now.epochMilliseconds + 1000 }))
    now = now.add({ milliseconds: 1000 })
    const [second, third] = [put('a', buildEntry('y')), put('a', buildEntry('z'))]
    first.finish()
    expect([(await first.loaded).value, (await second).value, (await third).value]).toEqual(['x', 'y', 'y'])
  })

  it('returns what must not be kept and keeps nothing', async () => {
    expect((await put('a', buildEntry('x'), false)).value).toBe('x')
    expect(cache.size).toBe(0)
  })

  it('fails for all who wait, and is tried again by the next', async () => {
    const failing = cache.load('a', () => Promise.reject(new Error('no database')))
    await expect(failing).rejects.toThrow('no database')
    expect((await put('a', buildEntry('x'))).value).toBe('x')
  })
})

describe('invalidate', () => {
  it('drops the entries with one of the tags and leaves the others', async () => {
    await put('a', buildEntry('x', { tags: ['event:1', 'events'] }))
    await put('b', buildEntry('y', { tags: ['event:2'] }))
    cache.invalidate(['event:1', 'page:7'])
    expect([cache.get('a'), cache.get('b')?.value]).toEqual([undefined, 'y'])
  })

  it('keeps nothing that was being loaded from data with the tag', async () => {
    const { finish, loaded } = startLoad('a', buildEntry('old', { tags: ['event:1'] }))
    cache.invalidate(['event:1'])
    finish()
    expect((await loaded).value).toBe('old')
    expect(cache.get('a')).toBeUndefined()
  })

  it('keeps what was being loaded from other data', async () => {
    const { finish, loaded } = startLoad('a', buildEntry('x', { tags: ['event:2'] }))
    cache.invalidate(['event:1'])
    finish()
    await loaded
    expect(cache.get('a')?.value).toBe('x')
  })

  it('never shares a load that began before it with somebody who asks after it', async () => {
    const before = startLoad('a', buildEntry('old', { tags: ['event:1'] }))
    cache.invalidate(['event:1'])
    expect((await put('a', buildEntry('new', { tags: ['event:1'] }))).value).toBe('new')
    before.finish()
    await before.loaded
    expect(cache.get('a')?.value).toBe('new')
  })
})

describe('markStale', () => {
  it('hides the entries with one of the tags from get, and leaves them to getStale for so long', async () => {
    await put('a', buildEntry('x', { tags: ['event:1'] }))
    await put('b', buildEntry('y', { tags: ['event:2'] }))
    expect(cache.getStale('a', 3000)).toBeUndefined()
    cache.markStale(['event:1'])
    expect([cache.get('a'), cache.get('b')?.value, cache.getStale('a', 3000)?.value]).toEqual([undefined, 'y', 'x'])
    now = now.add({ seconds: 2 })
    cache.markStale(['event:1'])
    now = now.add({ seconds: 1 })
    expect(cache.getStale('a', 3000)?.value).toBe('x')
    now = now.add({ milliseconds: 1 })
    expect([cache.getStale('a', 3000), cache.getLastKnown('a')?.value]).toEqual([undefined, 'x'])
  })

  it('leaves none that has expired or was invalidated, and none after the clock was put back', async () => {
    await put('a', buildEntry('x', { tags: ['event:1'], expiresAt: now.epochMilliseconds + 1000 }))
    await put('b', buildEntry('y', { tags: ['event:1', 'event:2'] }))
    cache.markStale(['event:1'])
    cache.invalidate(['event:2'])
    expect([cache.getStale('b', 3000), cache.getLastKnown('b')]).toEqual([undefined, undefined])
    now = now.subtract({ seconds: 1 })
    expect(cache.getStale('a', 3000)).toBeUndefined()
    now = now.add({ seconds: 2 })
    expect(cache.getStale('a', 3000)).toBeUndefined()
  })

  it('treats loads in flight as invalidate does, and the next load ends what is stale', async () => {
    await put('a', buildEntry('x', { tags: ['event:1'] }))
    const before = startLoad('b', buildEntry('old', { tags: ['event:1'] }))
    cache.markStale(['event:1'])
    before.finish()
    await before.loaded
    expect(cache.get('b')).toBeUndefined()
    await put('a', buildEntry('new', { tags: ['event:1'] }))
    expect([cache.get('a')?.value, cache.getStale('a', 3000)]).toEqual(['new', undefined])
  })
})

describe('distrust', () => {
  it('leaves entries to getLastKnown alone, and what is being loaded is not kept', async () => {
    await put('a', buildEntry('x'))
    const { finish, loaded } = startLoad('b', buildEntry('y'))
    cache.distrust()
    finish()
    await loaded
    expect([cache.get('a'), cache.getStale('a', 3000), cache.getLastKnown('a')?.value]).toEqual([undefined, undefined, 'x'])
    expect(cache.getLastKnown('b')).toBeUndefined()
  })
})

describe('clear', () => {
  it('drops everything, and what is being loaded is not kept', async () => {
    await put('a', buildEntry('x'))
    const { finish, loaded } = startLoad('b', buildEntry('y'))
    cache.clear()
    finish()
    await loaded
    expect(cache.size).toBe(0)
  })
})

describe('the bound', () => {
  it('evicts the entries used least recently', async () => {
    await put('a', buildEntry('1'))
    await put('b', buildEntry('2'))
    await put('c', buildEntry('3'))
    cache.get('a')
    await put('d', buildEntry('4'))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.value)).toEqual(['1', undefined, '3', '4'])
  })

  it('stores nothing larger than itself, and nothing at all when it is 0', async () => {
    await put('a', buildEntry('1'))
    await put('b', buildEntry('four', { tags: ['event:1'] }))
    expect([cache.get('a')?.value, cache.get('b')]).toEqual(['1', undefined])
    cache = new TaggedCache<Entry>({ now: () => now }, 0, () => 1)
    await put('a', buildEntry('1', { tags: ['event:1'] }))
    expect([cache.size, cache.bookkeeping.tags]).toEqual([0, 0])
  })

  it('of entries apart is their own: they evict one another and none of the rest', async () => {
    cache = new TaggedCache<Entry>({ now: () => now }, MAX_SIZE, ({ value }) => value.length, {
      maxSize: 2,
      includes: ({ value }) => value.startsWith('-'),
    })
    await put('a', buildEntry('123'))
    for (const key of ['b', 'c', 'd']) await put(key, buildEntry('-', { tags: ['pages'] }))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.value)).toEqual(['123', undefined, '-', '-'])
    await put('c', buildEntry('1'))
    expect(['a', 'c', 'd'].map((key) => cache.get(key)?.value)).toEqual([undefined, '1', '-'])
    await put('c', buildEntry('-'))
    expect(cache.get('c')?.value).toBe('-')
    cache.invalidate(['pages'])
    expect([cache.size, cache.get('d')]).toEqual([1, undefined])
  })

  it('counts sizes, not entries, and an entry stored again counts as new', async () => {
    await put('a', buildEntry('1'))
    await put('b', buildEntry('2'))
    await put('a', buildEntry('3'))
    await put('c', buildEntry('44'))
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual(['3', undefined, '44'])
  })
})

describe('the bookkeeping', () => {
  it('holds the tags of stored entries alone', async () => {
    for (let id = 0; id < 100; id++) await put(`page ${id}`, buildEntry('1', { tags: [`event:${id}`, 'events'] }))
    expect(cache.bookkeeping.tags).toBe(MAX_SIZE + 1)
    cache.invalidate(['event:99'])
    await put('page 98', buildEntry('2'))
    expect(cache.bookkeeping.tags).toBe(2)
    cache.invalidate(['events'])
    expect(cache.bookkeeping).toEqual({ tags: 0, history: 0 })
    expect(cache.get('page 98')?.value).toBe('2')
  })

  it('remembers invalidations while a load runs and forgets them with its end', async () => {
    cache.invalidate(['event:1'])
    expect(cache.bookkeeping.history).toBe(0)
    const { finish, loaded } = startLoad('a', buildEntry('x'))
    cache.invalidate(['event:1', 'event:2'])
    expect(cache.bookkeeping.history).toBe(2)
    finish()
    await loaded
    expect(cache.bookkeeping.history).toBe(0)
  })

  it('keeps no load that more was invalidated under than it remembers', async () => {
    const { finish, loaded } = startLoad('a', buildEntry('old', { tags: ['event:0'] }))
    for (let id = 0; id <= 10_000; id++) cache.invalidate([`event:${id}`])
    expect(cache.bookkeeping.history).toBeLessThan(10)
    finish()
    await loaded
    expect(cache.get('a')).toBeUndefined()
  })
})
