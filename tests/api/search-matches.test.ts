import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editDistance } from '../../app/platform/format/edit-distance.ts'
import { searchWords } from '../../app/search/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

const MEANT = ['bild', 'pfad', 'tanze', 'rahmen', 'theater', 'riesenrad', 'taubenzuchterin']

describe.each(DATABASES)('how a word of the index answers to a typed one on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())

  async function rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
    return ((await app.foyer.platform.db.execute(statement)) as unknown as { rows: Row[] }).rows
  }
  async function only(...words: { word: string; stem: string }[]): Promise<void> {
    await app.foyer.platform.db.delete(searchWords)
    await app.foyer.platform.db.insert(searchWords).values(words)
  }

  it.each([
    ['hauses', 'haus', 'hauser', 'haus', 'stem'],
    ['thea', 'thea', 'theater', 'theat', 'prefix'],
    ['festival', 'festival', 'theaterfestival', 'theaterfestival', 'substring'],
    ['oper', 'oper', 'kammeroper', 'kammerop', 'substring'],
    ['oper', 'oper', 'kammeropern', 'kammeroper', 'substring'],
    ['kinder', 'kind', 'weihnachtskindertheater', 'weihnachtskindertheat', 'substring'],
    ['oper', 'oper', 'kooperation', 'kooperation', undefined],
    ['ort', 'ort', 'kurort', 'kurort', undefined],
    ['meer', 'meer', 'see', 'see', undefined],
    ['5', '5', '5', '5', 'stem'],
    ['5', '5', '50', '50', undefined],
    ['198', '198', '1984', '1984', 'prefix'],
  ])('%s (%s) and %s (%s): %s', requirement('GEN-29'), async (typed, typedStem, word, stem, kind) => {
    await only({ word, stem })
    const known = await rows<{ kind: string }>(sql`SELECT kind FROM search_known_words(${typed}, ${typedStem})`)
    expect(known.map((row) => row.kind)).toEqual(kind ? [kind] : [])
  })

  it.each([
    ['hmalet', 'hamlet', 1],
    ['rehiem', 'reqiem', 1],
    ['riesnrad', 'riesenrad', 1],
    ['taubenzuchtrin', 'taubenzuchterin', 1],
    ['taubnzuchtrin', 'taubenzuchterin', 2],
    ['barierefrei', 'barrierefreiheit', 1],
    ['rad', 'rat', null],
    ['tanz', 'salz', null],
    ['meer', 'tor', null],
  ])('%s may mean %s with so many typos: %s', requirement('GEN-29'), async (typed, meant, typos) => {
    expect(await rows(sql`SELECT search_typos(${typed}, ${meant}) AS typos`)).toEqual([{ typos }])
  })

  it('an error anywhere leaves a clue to the word that was meant', requirement('GEN-29'), async () => {
    await only(...MEANT.map((word) => ({ word, stem: word })))
    const errors = MEANT.flatMap((meant) => typingErrors(meant).map((typed) => ({ meant, typed })))
    const missed =
      await rows(sql`SELECT meant, typed FROM jsonb_to_recordset(${JSON.stringify(errors)}::jsonb) AS errors (meant text, typed text)
      WHERE NOT EXISTS (SELECT FROM search_corrections(typed) AS correction WHERE correction.word = meant)`)
    expect(missed).toEqual([])
  })

  it('counts two typos as the rest of the program does, swapped letters as one', async () => {
    const pairs = typingErrors('theater').flatMap((once) => typingErrors(once).map((typed) => ({ typed, meant: 'theater' })))
    const few = pairs.filter(({ typed, meant }) => editDistance(typed, meant).whole <= 2)
    expect(few.length).toBeGreaterThan(500)
    const counted = await rows<{ distance: number }>(sql`SELECT search_distance(typed, meant, 2) AS distance
      FROM jsonb_to_recordset(${JSON.stringify(few)}::jsonb) AS pairs (typed text, meant text)`)
    expect(counted.map(({ distance }) => distance)).toEqual(few.map(({ typed, meant }) => editDistance(typed, meant).whole))
  })

  it('stop words are left out, compounds are split, and what matches nothing says so', async () => {
    await only({ word: 'gruppen', stem: 'grupp' }, { word: 'karten', stem: 'kart' })
    const typed = ['der', 'gruppenkarten', 'xyzw']
    const array = sql`${`{${typed.join(',')}}`}::text[]`
    expect(await rows(sql`SELECT place, word, kind FROM search_matches(${array}, ${array}) ORDER BY place, word`)).toEqual([
      { place: 1, word: 'gruppen', kind: 'substring' },
      { place: 1, word: 'karten', kind: 'substring' },
      { place: 2, word: null, kind: null },
    ])
  })
})

/** A word with each of its letters left out, doubled, changed or swapped with the next. */
function typingErrors(word: string): string[] {
  return Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [before + after, before + letter + letter + after, `${before}x${after}`, swapped].filter(({ length }) => length > 3)
  })
}
