import { expect, it } from 'vitest'
import { atomFeed } from './atom-feed.ts'

const feed = { title: 'Haus & Hof\u0007', subtitle: '<b>', home: '/de/aktuelles', self: '/feed', origin: 'https://haus.example' }

it('a feed without any entry is one all the same, and bears nothing that XML has no place for', () => {
  const empty = atomFeed({ ...feed, entries: [] })
  expect(empty).toContain('<title>Haus &amp; Hof</title>')
  expect(empty).toContain('<subtitle>&lt;b&gt;</subtitle>')
  expect(empty).toContain('<updated>1970-01-01T00:00:00+00:00</updated>')
  expect(empty).not.toContain('<entry>')
})

it('a feed is as new as its newest entry, wherever that stands', () => {
  const entry = (updatedAt: string) => ({ id: 'article/1', title: updatedAt, path: '/x', updatedAt, category: '', summary: '' })
  const entries = [entry('2026-11-02T09:00:00+01:00'), entry('2026-11-02T08:30:00+00:00'), entry('2026-11-01T09:00:00+01:00')]
  expect(atomFeed({ ...feed, entries })).toContain('  <updated>2026-11-02T08:30:00+00:00</updated>\n  <author>')
})

it('an entry keeps its id when its address or the port of the house changes', () => {
  const entry = { id: 'article/46', title: 'x', updatedAt: '2026-11-02T09:00:00+01:00', category: '', summary: '' }
  const id = (origin: string, path: string) =>
    /<entry>\s*<title>x<\/title>\s*<id>([^<]+)</.exec(atomFeed({ ...feed, origin, entries: [{ ...entry, path }] }))?.[1]
  expect(id('https://haus.example', '/de/aktuelles/vorher/46')).toBe('tag:haus.example,2026-11-01:de/article/46')
  expect(id('https://haus.example:8443', '/de/aktuelles/nachher/46')).toBe('tag:haus.example,2026-11-01:de/article/46')
})
