import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import { pageHeadOf } from './page-head.ts'

const SHARED = ['page', 'events', 'events-slug-id', 'productions', 'productions-slug-id', 'ensemble', 'ensemble-slug-id']

describe('the head of a page', () => {
  it(
    'is the shared one on catch-all, events, productions and ensemble routes, in both spellings',
    requirement('LAYOUT-10', 'LAYOUT-11', 'LAYOUT-12', 'LAYOUT-13'),
    () => {
      for (const id of [...SHARED, 'events.en', 'productions-slug-id.en']) expect(pageHeadOf(id), id).toBe('shared')
    },
  )
  it('is the shared one on any route whose name begins with exhibitions', requirement('LAYOUT-14'), () => {
    for (const id of ['exhibitions', 'exhibitions-slug-id']) expect(pageHeadOf(id), id).toBe('shared')
  })
  it('is the magazine headline on magazine routes and on no other', requirement('LAYOUT-08', 'LAYOUT-09'), () => {
    for (const id of [...Object.keys(ROUTE_TABLE), 'magazine.en', 'hub', 'no-match'])
      expect(pageHeadOf(id) === 'magazine', id).toBe(id.startsWith('magazine'))
  })
  it('is none on all other routes, home among them', requirement('LAYOUT-15', 'LAYOUT-32'), () => {
    const others = Object.keys(ROUTE_TABLE).filter((id) => !SHARED.includes(id) && !id.startsWith('magazine'))
    expect(others).toEqual(expect.arrayContaining(['home', 'search', 'venues-slug-id', 'series-slug-id', 'forms-slug-id', 'not-found']))
    for (const id of [...others, 'hub', 'webshop:webshop', undefined]) expect(pageHeadOf(id), id).toBe('none')
  })
})
