/** A section of the requirements with the ids of its rows. */
export type Section = { title: string; ids: string[] }

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*-\d{2,3}) \|/

/** The ids of every row of `requirements.md`, its appendices with decisions, texts and figures included. */
export function readIds(markdown: string): Set<string> {
  return new Set(markdown.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []))
}

/** The numbered sections of `requirements.md` and the ids of their rows, in order. The appendices are left out. */
export function readSections(markdown: string): Section[] {
  const sections: Section[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^## (\d+ .+)$/.exec(line)
    if (heading?.[1]) sections.push({ title: heading[1], ids: [] })
    if (/^## Appendix/.test(line)) break
    const row = ROW.exec(line)
    if (row?.[1]) sections.at(-1)?.ids.push(row[1])
  }
  return sections
}

const IDS = /[A-Z]+(?:-[A-Z]+)*-\d{2,3}/g

/**
 * The requirement ids that the tests of a file name: as metadata, `requirement('BOOK-33', …)`, and alone in a row of a
 * table of cases (`it.each`). Comments and other strings do not count.
 */
export function coveredIds(source: string): string[] {
  const metadata = [...source.matchAll(/\brequirement\(([^)]*)\)/g)].flatMap(([, ids = '']) => ids.match(IDS) ?? [])
  const rows = source.matchAll(/\[\s*'((?:[A-Z]+(?:-[A-Z]+)*-\d{2,3} ?)+)',/g)
  return [...metadata, ...[...rows].flatMap(([, ids = '']) => ids.match(IDS) ?? [])]
}

/** Rows that no test can hold, each with the file that makes it true: the table of `beyond-tests.md`. */
export function readBeyondTests(markdown: string): { id: string; file: string }[] {
  const rows = markdown.matchAll(/^\| ([A-Z]+(?:-[A-Z]+)*-\d{2,3}) \| `([^`]+)` \|/gm)
  return [...rows].map(([, id = '', file = '']) => ({ id, file }))
}

const TITLE = /\b(?:it|test|describe)(?:\.\w+(?:\([\w.]*\))?)*\(\s*(['"`])((?:(?!\1).)*)\1/g
const NUMBERED = /\((?:[a-z]+,? )?[A-Z]+(?:-[A-Z]+)*-?\d+(?:, ?[A-Z]+(?:-[A-Z]+)*-?\d+)*\)/

/** The titles of tests in a source that name a requirement or a finding by number. A title is a sentence; ids are metadata. */
export function numberedTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, , title = '']) => (NUMBERED.test(title) ? [title] : []))
}
