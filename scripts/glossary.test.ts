import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { identifiersIn, readCodeNames, readRetired } from './glossary.ts'

const TABLE = `
| German | English | in code | what it is | retired |
| --- | --- | --- | --- | --- |
| Papierkorb | trash | \`trash\` | what was deleted | \`readBin\`, \`told*\` |
| Seite | page | \`page\` | a node of the tree | |
`

describe('the glossary', () => {
  it('names what is retired, with what is said instead', () => {
    const retired = readRetired(TABLE)
    expect(retired.map(({ name, instead }) => [name, instead])).toEqual([
      ['readBin', '`trash`'],
      ['told*', '`trash`'],
    ])
    const isRetired = (word: string) => retired.some(({ pattern }) => pattern.test(word))
    expect(['readBin', 'toldStatus', 'told'].every(isRetired)).toBe(true)
    expect(['readBins', 'untold', 'page'].some(isRetired)).toBe(false)
  })

  it('is held against identifiers, not against comments and texts', () => {
    const found = identifiersIn(`// told in a comment\nconst shown = 'told in a text' /* told */ + readBin("told")`)
    expect([...found].toSorted()).toEqual(['const', 'readBin', 'shown'])
  })

  it('names only what the code has', () => {
    const sources = ['app', 'migrations', 'sandbox-shop', 'tests/support'].flatMap(sourcesIn)
    const identifiers = [...new Set(sources.flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []))]
    const isInCode = (name: string) => {
      if (!/^[\w*]+$/.test(name)) return sources.some((source) => source.includes(name))
      const pattern = new RegExp(`^${name.replaceAll('*', '.*')}$`)
      return identifiers.some((identifier) => pattern.test(identifier))
    }
    expect(readCodeNames(readFileSync('docs/glossary.md', 'utf8')).filter((name) => !isInCode(name))).toEqual([])
  })

  it('has a row of five columns for every word', () => {
    const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\|.*\|$/gm) ?? []
    expect(rows.filter((row) => row.split('|').length !== 7)).toEqual([])
    expect(rows.length).toBeGreaterThan(30)
  })

  it('retires no name twice and has no chapter twice, as a merge that keeps both sides would', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8')
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice(readRetired(glossary).map(({ name }) => name))).toEqual([])
    expect(twice(glossary.match(/^## .*$/gm) ?? [])).toEqual([])
  })
})

/** The sources of a folder, without tests, which may name what is gone. */
function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.(tsx?|sql)$/.test(file))
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}
