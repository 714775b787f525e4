import { describe, expect, it } from 'vitest'
import { emptyDocument } from '../../content/index.ts'
import { partsToSearch, threadsOnPage } from './threads-on-page.ts'

const node = (id: string) => ({ id, type: 'headline', version: 1, data: {} })
const embed = (id: string, slug: string) => ({ id, type: 'container', version: 1, data: { slug } })
const page = (...children: object[]) => [
  { ...emptyDocument(), columns: [{ classes: '', children: children as ReturnType<typeof node>[] }] },
]
const thread = (id: number, nodeId: string | null) => ({
  id,
  anchor: { node: nodeId, nodeType: 'headline', nodeWords: '', field: null, quote: '', offset: 0 },
  resolved: null,
  comments: [],
})
const part = {
  slug: 'shared-part-1',
  nodes: [node('head-11'), { ...node('section-1'), columns: [{ classes: '', children: [node('in-11')] }] }],
}
const placesOf = (threads: ReturnType<typeof thread>[], ...children: object[]) =>
  threadsOnPage(threads, page(...children), [part]).map(({ anchor }) => anchor.node)

describe('a comment on a module that went into a shared part', () => {
  it('is at the module that shows the part, also of what is in its columns', () => {
    expect(placesOf([thread(1, 'head-11'), thread(2, 'in-11')], embed('embed-11', part.slug))).toEqual(['embed-11', 'embed-11'])
  })
  it('is at the first of two that show it, and at the module itself where that is on the page, too', () => {
    const embeds = [embed('embed-11', part.slug), embed('embed-12', part.slug)]
    expect(placesOf([thread(1, 'head-11'), thread(2, 'in-11')], ...embeds, node('head-11'))).toEqual(['head-11', 'embed-11'])
  })
  it('stays where it was when no part on the page has its module, and so does one on the whole page', () => {
    expect(placesOf([thread(1, 'gone-11'), thread(2, null)], embed('embed-11', part.slug))).toEqual(['gone-11', null])
    expect(placesOf([thread(1, 'head-11')], embed('embed-11', 'shared-part-2'))).toEqual(['head-11'])
  })
})

describe('a comment on a module of a shared part from before modules kept their ids there', () => {
  const headline = (id: string, title: string) => ({ ...node(id), data: { content: title } })
  const earlier = {
    slug: 'shared-part-1',
    nodes: [headline('new-11', 'Anfahrt'), headline('new-12', 'Kasse'), headline('new-13', 'Kasse')],
  }
  const placeOf = (nodeWords: string, nodeType = 'headline') => {
    const about = { ...thread(1, 'old-11'), anchor: { ...thread(1, 'old-11').anchor, nodeType, nodeWords } }
    return threadsOnPage([about], page(embed('embed-11', earlier.slug)), [earlier])[0]?.anchor.node
  }
  it('is at the module that shows the part when one module in it has its type and its words', () => {
    expect(placeOf('Anfahrt')).toBe('embed-11')
  })
  it('stays without a mark when it could be about several or about none', () => {
    expect([placeOf('Kasse'), placeOf(''), placeOf('Garderobe'), placeOf('Anfahrt', 'text')]).toEqual(Array(4).fill('old-11'))
  })
})

it('the parts of a page are searched only while a module spoken of is not on it', () => {
  const documents = page(node('head-1'), embed('embed-11', part.slug))
  expect(partsToSearch([thread(1, 'head-1'), thread(2, null)], documents)).toEqual([])
  expect(partsToSearch([], documents)).toEqual([])
  expect(partsToSearch([thread(1, 'gone-11')], documents)).toEqual([part.slug])
})
