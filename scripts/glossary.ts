/** A name that the code no longer uses: what it is met by, and what the glossary says instead. */
type Retired = { name: string; pattern: RegExp; instead: string }

/**
 * The retired names of a glossary in Markdown: those in backticks in the last of the five columns of its tables. A name
 * with `*` is met by every identifier that has anything in that place.
 */
export function readRetired(markdown: string): Retired[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== 7 || /^-+$/.test(cells[1] ?? '')) return []
    const [, , , instead = '', , names = ''] = cells
    return [...names.matchAll(/`([\w*-]+)`/g)].map(([, name = '']) => ({
      name,
      pattern: new RegExp(`^${name.replaceAll('*', '.*')}$`),
      instead,
    }))
  })
}

const TEXTS_AND_COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The identifiers of a source, without what stands in comments and texts. Words between tags are met as well. */
export function identifiersIn(source: string): Set<string> {
  return new Set(source.replace(TEXTS_AND_COMMENTS, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [])
}
