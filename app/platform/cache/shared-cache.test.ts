import { expect, it } from 'vitest'
import { createSharedCache } from './shared-cache.ts'

const SETTINGS = { SHARED_CACHE_SECONDS: 300, PAGE_STALE_SECONDS: 3, PURGE_URL: 'http://cache.example', PURGE_TOKEN: 'x' }

function headersOf(style: 'surrogate-key' | 'cache-tag' | 'bunny', count: number): Record<string, string> {
  const tags = new Set(Array.from({ length: count }, (_, index) => `production:${index}`))
  const shared = createSharedCache({ ...SETTINGS, PURGE_STYLE: style }, { warn: () => {} })
  return shared?.headersFor({ tags, expiresAt: Number.POSITIVE_INFINITY }, 0) ?? {}
}

it.each([
  ['surrogate-key', 'surrogate-key', 4096],
  ['cache-tag', 'cache-tag', 4096],
  ['bunny', 'cdn-tag', 1024],
] as const)('for a service of the style %s a page names what it depends on, or that every write drops it', (style, header, most) => {
  expect(headersOf(style, 3)[header]?.split(/[ ,]/)).toEqual(['site', 'production%3A0', 'production%3A1', 'production%3A2'])
  const longest = Array.from({ length: 400 }, (_, count) => headersOf(style, count)[header] ?? '')
  expect(Math.max(...longest.map(({ length }) => length))).toBeLessThanOrEqual(most)
  expect(longest.at(-1)?.split(/[ ,]/)).toEqual(['site', 'any-write'])
})
