import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexDocuments } from '../../app/search/index-documents.server.ts'
import { search } from '../../app/search/queries.server.ts'
import type { SearchDocument } from '../../app/search/source.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

describe.each(DATABASES)('a question whose words no document has together, or has in another spelling, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
    await indexDocuments(app.foyer.platform.db, 'page', [
      page(9001, 'Am Wehr', 'Abends liest ein Eisvogelforscher.'),
      page(9002, 'Am Fluss', 'Ein Eisvogel sitzt am Ufer.'),
      page(9003, 'Kormoran', 'Er taucht.'),
      page(9004, 'Am See', 'Hier brüten Kormorankolonien.'),
      page(9005, 'Im Hof', 'Jeden Sommer gibt es ein Open-Air mit Grillabend.'),
      page(9006, 'Im Garten', 'Das Openair beginnt um acht.'),
      page(9007, 'Auf der Wiese', 'Open Air bis zum Morgen.'),
      page(9008, 'Post', 'Schreiben Sie uns eine E-Mail.'),
      page(9009, 'Einspruch', 'Eine Eingabe per Mailbox.'),
    ])
  })
  afterAll(() => app.close())

  const found = async (query: string) => {
    const { hits, counts, isPartial } = await search(app.foyer.platform, query, 'others')
    return { ids: hits.map(({ objectId }) => objectId), others: counts.others, isPartial }
  }

  it('finds what has one of them: the word in a title first, then the word as typed, then its other forms', async () => {
    const { ids, ...outcome } = await found('Eisvogel Kormoran')
    expect(outcome).toEqual({ others: 4, isPartial: true })
    expect(ids.slice(0, 2)).toEqual([9003, 9002])
    expect(ids.slice(2).toSorted()).toEqual([9001, 9004])
  })

  it('ranks a word that is there in one form alone as the typed word', async () => {
    const { ids } = await found('Ufer Kormorankolonien')
    expect(ids.toSorted()).toEqual([9002, 9004])
  })

  it('a third word that nothing has does not count against those that both are in a document', async () => {
    const { ids, isPartial } = await found('Eisvogel Ufer Xyzqwv')
    expect([ids[0], isPartial]).toEqual([9002, true])
  })

  it.each(['Open-Air', 'open air', 'OPEN AIR', 'Openair'])('finds a word with a hyphen, joined and as two words: %s', async (query) => {
    expect((await found(query)).ids.toSorted()).toEqual([9005, 9006, 9007])
  })

  it('finds the joined word with its hyphen, and nothing that only has the parts of it', async () => {
    for (const query of ['Email', 'E-Mail', 'e mail', 'e-mails']) expect([query, (await found(query)).ids]).toEqual([query, [9008]])
  })

  it('finds a compound beside a day, in texts that have nothing to do with days', async () => {
    expect((await found('E-Mail morgen')).ids).toEqual([9008])
  })

  it('marks both parts of what was found as one', async () => {
    const { hits } = await search(app.foyer.platform, 'email', 'others')
    expect(hits[0]?.excerpt.pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['E', 'Mail'])
  })
})

function page(objectId: number, title: string, text: string): SearchDocument {
  return { objectId, title, detail: '', passages: [{ text }], url: `/de/${objectId}` }
}
