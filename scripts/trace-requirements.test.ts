import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coveredIds, numberedTitles, readBeyondTests, readIds, readSections } from './trace-requirements.ts'

describe('the trace', () => {
  it('reads all 1,185 rows of the requirements', () => {
    const sections = readSections(readFileSync('docs/specification/requirements.md', 'utf8'))
    expect(sections).toHaveLength(32)
    expect(sections.flatMap((section) => section.ids)).toHaveLength(1185)
  })

  it('counts the ids that tests give as metadata and no others', () => {
    const source = [
      "it('shows a summary, see BOOK-99', requirement('BOOK-24', 'MOD-HERO-01'), () => {})",
      "// it('BOOK-25 …",
      "const text = 'CART-01 is a word'",
    ].join('\n')
    expect(coveredIds(source).slice(0, 2)).toEqual(['BOOK-24', 'MOD-HERO-01'])
    expect(coveredIds(source)).not.toContain('BOOK-99')
    expect(coveredIds(source)).not.toContain('CART-01')
  })

  it('finds no id in the title of any test: they are metadata', () => {
    expect(numberedTitles("describe.each(DATABASES)('a fresh installation (B29)', () => {})")).toEqual(['a fresh installation (B29)'])
    const files = ['app', 'scripts', 'sandbox-shop', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const tests = files.filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('trace-requirements.test.ts'))
    expect(tests.length).toBeGreaterThan(100)
    expect(tests.flatMap((path) => numberedTitles(readFileSync(path, 'utf8')).map((title) => `${path}: ${title}`))).toEqual([])
  })

  it('knows the ids of the appendices, which count as no rows', () => {
    const ids = readIds(readFileSync('docs/specification/requirements.md', 'utf8'))
    expect(ids.has('AMB-31')).toBe(true)
    expect(ids.has('AMB-99')).toBe(false)
  })

  it('reads which file shows a row that no test can hold', () => {
    const table = '| Id | File | Why |\n|---|---|---|\n| GEN-01 | `demo/fill-site.ts` | says what it is for |\n'
    expect(readBeyondTests(table)).toEqual([{ id: 'GEN-01', file: 'demo/fill-site.ts' }])
  })
})
