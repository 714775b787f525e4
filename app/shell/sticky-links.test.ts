import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { ContentNode, Region } from '../content/index.ts'
import { stickyLinksOf } from './sticky-links.ts'

function regionOf(...children: ContentNode[]): Region {
  const document = { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children }] }
  return {
    contentType: 'page',
    objectId: 1,
    containers: [{ id: 1, slug: 'page-1', revision: 1, document, hasDraft: false }],
    prepared: { pictures: {}, data: {} },
    staticNodes: [],
  }
}
const button = (sticky: boolean): ContentNode => ({
  id: 'b',
  type: 'link',
  version: 1,
  data: { link_text: 'Abo wählen', link: '/de/abonnements', sticky },
})

describe('the links at the bottom of the window', () => {
  it('are the modules set to be sticky, however deep, each with its url', requirement('STICKY-09'), () => {
    const section: ContentNode = { id: 's', type: 'section', version: 1, data: {}, columns: [{ classes: '', children: [button(true)] }] }
    expect(stickyLinksOf({ region: regionOf(section) })).toEqual([{ label: 'Abo wählen', url: '/de/abonnements' }])
    expect(stickyLinksOf({ region: regionOf(button(false)) })).toEqual([])
  })
  it('begin with the booking button the page names, and there is none when it names none', requirement('STICKY-08'), () => {
    const sticky = { label: 'Karten', url: 'https://shop.example/7' }
    expect(stickyLinksOf({ sticky, region: regionOf(button(true)) }).map((link) => link.label)).toEqual(['Karten', 'Abo wählen'])
    expect(stickyLinksOf({})).toEqual([])
    expect(stickyLinksOf(undefined)).toEqual([])
  })
})
