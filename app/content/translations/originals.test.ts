import { describe, expect, it } from 'vitest'
import { type ContainerDocument, emptyDocument } from '../document.ts'
import { waitsForOriginal } from './originals.ts'

/** A document of headlines, by node id. */
function document(texts: Record<string, string>): ContainerDocument {
  const children = Object.entries(texts).map(([id, content]) => ({ id, type: 'headline', version: 1, data: { content } }))
  return { ...emptyDocument(), columns: [{ classes: '', children }] }
}
const textsOf = (of: ContainerDocument) =>
  of.columns.flatMap(({ children }) => children.map(({ id, data }) => ({ unit: `${id}.content`, original: String(data.content) })))

describe('a translation waits for its original', () => {
  const waits = waitsForOriginal(textsOf, 'page', [{ live: document({ a: 'Kasse' }), document: document({ a: 'Abendkasse', b: 'Neu' }) }])

  it('where that is in a draft alone, changed or new', () => {
    expect(waits({ field: 'a.content', source: 'Abendkasse' })).toBe(true)
    expect(waits({ field: 'b.content', source: 'Neu' })).toBe(true)
  })

  it('not where it translates what is live, or what nobody says any more', () => {
    expect(waits({ field: 'a.content', source: 'Kasse' })).toBe(false)
    expect(waits({ field: 'a.content', source: 'Tageskasse' })).toBe(false)
    expect(waits({ field: 'title', source: 'Ihr Besuch' })).toBe(false)
  })
})
