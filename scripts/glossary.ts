/** A name that the code must not use, with the pattern of identifiers that match it and the glossary's replacement. */
type Retired = { name: string; pattern: RegExp; instead: string }

/**
 * The retired names of the glossary: those in backticks in the last of the five columns of its tables. `*` in a name matches
 * any characters.
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

/** The names that the code uses: those in backticks in the third column. `*` in a name matches any characters. */
export function readCodeNames(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return cells.length === 7 ? [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) : []
  })
}

/** The identifiers of a source, without comments and string literals. JSX text counts too. */
export function identifiersIn(source: string): Set<string> {
  return new Set(source.replace(TEXTS_AND_COMMENTS, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [])
}
