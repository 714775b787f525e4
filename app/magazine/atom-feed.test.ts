import { expect, it } from 'vitest'
import { atomFeed } from './atom-feed.ts'

it('a feed without any article is one all the same, and bears nothing that XML has no place for', () => {
  const feed = atomFeed({
    title: 'Haus & Hof\u0007',
    subtitle: '<b>',
    home: '/de/aktuelles',
    self: '/feed',
    origin: 'https://haus.example',
    articles: [],
  })
  expect(feed).toContain('<title>Haus &amp; Hof</title>')
  expect(feed).toContain('<subtitle>&lt;b&gt;</subtitle>')
  expect(feed).toContain('<updated>1970-01-01T00:00:00+00:00</updated>')
  expect(feed).not.toContain('<entry>')
})
