import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { recordLink, recordUrlOfHit } from './record-link.ts'

it.each([
  ['TOOL-01', 'magazine-slug-id', 'article'],
  ['TOOL-02', 'venues-slug-id', 'venue'],
  ['TOOL-03', 'events-slug-id', 'event'],
  ['TOOL-04', 'ensemble-slug-id', 'person'],
  ['TOOL-05', 'productions-slug-id', 'production'],
  ['TOOL-06', 'series-slug-id', 'series'],
  ['TOOL-07', 'forms-slug-id', 'form'],
])(
  '%s: the bar of a page links to its record',
  requirement('ROLE-10', 'TOOL-01', 'TOOL-02', 'TOOL-03', 'TOOL-04', 'TOOL-05', 'TOOL-06', 'TOOL-07'),
  (_id, route, type) => {
    expect(recordLink(route, { id: '12' })).toEqual({ type, id: 12, url: `/cms-hub/${type}/12` })
    expect(recordLink(`${route}.en`, { id: '12' })?.type).toBe(type)
  },
)

it('offers no link where a page shows no single thing', () => {
  expect(recordLink('events', {})).toBeUndefined()
  expect(recordLink(undefined, undefined)).toBeUndefined()
})

it('what the search of the site finds has its record in the admin area, unless it is no record', () => {
  expect(recordUrlOfHit({ kind: 'production', url: '/de/stuecke/glasgesang/12' })).toBe('/cms-hub/production/12')
  expect(recordUrlOfHit({ kind: 'legal', url: '/de/impressum' })).toBeUndefined()
  expect(recordUrlOfHit({ kind: 'page', url: '/de/haus/12' })).toBeUndefined()
})
