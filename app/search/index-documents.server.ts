import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { SearchDocument, SearchKind } from './source.ts'
import { spelledOtherwise } from './spelled-otherwise.ts'
import { subjectWords } from './subjects.ts'
import { searchCards, searchDocuments } from './tables.ts'
import { compoundsOf, neighboursOf, normalizeText, tokenize } from './words.ts'

const WORDS_PER_STATEMENT = 5000
/** Text beyond this length is not indexed. */
const MAX_TEXT_LENGTH = 200_000
const MAX_WORD_LENGTH = 60

/** Upserts documents, their cards and their vocabulary; unchanged rows are not written. Three statements. */
export async function indexDocuments(tx: Database, kind: SearchKind, documents: SearchDocument[]): Promise<void> {
  const vocabulary = new Set<string>()
  const rows = documents.map((document) => {
    const texts = textsOf(kind, document)
    for (const text of Object.values(texts)) {
      for (const { normalized } of [...tokenize(text), ...compoundsOf(text), ...spelledOtherwise(text)])
        if (normalized.length <= MAX_WORD_LENGTH) vocabulary.add(normalized)
    }
    return rowOf(kind, document, texts)
  })
  const cards = documents.map((document) => cardOf(kind, document))
  await tx
    .insert(searchDocuments)
    .values(rows)
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.objectId], ...replaceIfChanged(searchDocuments) })
  await tx
    .insert(searchCards)
    .values(cards)
    .onConflictDoUpdate({ target: [searchCards.kind, searchCards.objectId], ...replaceIfChanged(searchCards) })
  await addWords(tx, [...vocabulary])
}

/** `title` has what the thing is called, in each language of the site, and what else people call a page of its name. */
type Texts = { title: string; keywords: string; body: string }

function textsOf(kind: SearchKind, { title, detail, keywords = [], passages }: SearchDocument): Texts {
  const body = passages.map(({ text }) => text).join('\n')
  // A thing is suggested by its title in each language of the site.
  const titles = [title, ...passages.flatMap(({ translation }) => translation?.title ?? [])]
  const subjects = kind === 'page' || kind === 'venue' ? subjectWords(title, body) : { named: [], stated: [] }
  return {
    title: [...titles, ...subjects.named].join(' '),
    keywords: [detail, ...keywords, ...subjects.stated].join(' '),
    body: body.slice(0, MAX_TEXT_LENGTH),
  }
}

function rowOf(kind: SearchKind, document: SearchDocument, texts: Texts) {
  const { objectId, groupId, title, happensAt, visibleFrom, visibleUntil, changesAt } = document
  const titleWords = stemsOf(texts.title)
  const keywordWords = stemsOf(texts.keywords)
  return {
    kind,
    objectId,
    groupId: groupId ?? null,
    normalizedTitle: normalizeText(title),
    happensAt: happensAt ?? null,
    visibleFrom: visibleFrom ?? null,
    visibleUntil: visibleUntil ?? null,
    changesAt: changesAt ?? null,
    titleWords,
    keywordWords,
    words: sql`${titleWords} || ${keywordWords} || ${stemsOf(texts.body)}`,
  }
}

/**
 * The stems of a text, and of what its neighbouring words make as one, which is no word of the vocabulary. Without their
 * positions, which no query needs.
 */
function stemsOf(text: string): SQL<string> {
  const joined = [...compoundsOf(text), ...neighboursOf(text), ...spelledOtherwise(text)].map(({ normalized }) => normalized)
  return sql`strip(to_tsvector('german', ${[normalizeText(text), ...new Set(joined)].join(' ')}))`
}

function cardOf(kind: SearchKind, { objectId, title, detail, passages, url, imageId }: SearchDocument) {
  const kept = passages.filter(({ text, translation }) => translation || text.trim() !== '')
  const indexed = kept.map((passage) => ({ ...passage, words: normalizeText(passage.text) }))
  return { kind, objectId, title, detail, passages: indexed, url, imageId: imageId ?? null }
}

/** The update of an upsert: all columns but the key, and only where one of them differs. */
function replaceIfChanged(table: typeof searchDocuments | typeof searchCards) {
  const { kind: _kind, objectId: _objectId, ...columns } = getTableColumns<typeof searchDocuments | typeof searchCards>(table)
  const names = Object.entries(columns).map(([property, { name }]) => ({ property, name }))
  const rowOfTable = (prefix: string) => names.map(({ name }) => `${prefix}.${name}`).join(', ')
  return {
    set: Object.fromEntries(names.map(({ property, name }) => [property, sql.raw(`excluded.${name}`)])),
    setWhere: sql.raw(`(${rowOfTable(getTableName(table))}) IS DISTINCT FROM (${rowOfTable('excluded')})`),
  }
}

/** Adds words to the vocabulary; stop words are skipped. */
async function addWords(tx: Database, words: string[]): Promise<void> {
  for (let start = 0; start < words.length; start += WORDS_PER_STATEMENT) {
    const batch = JSON.stringify(words.slice(start, start + WORDS_PER_STATEMENT))
    await tx.execute(sql`
      INSERT INTO search_words (word, stem)
      SELECT word, stem FROM (
        SELECT word, (ts_lexize('german_stem', word))[1] AS stem FROM jsonb_array_elements_text(${batch}::jsonb) AS given (word)
      ) AS stemmed
      WHERE stem IS NOT NULL
      ON CONFLICT (word) DO NOTHING`)
  }
}
