// Keeps the names that the glossary has retired out of files and identifiers. Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { identifiersIn, readRetired } from './glossary.ts'

const FOLDERS = ['app', 'bench', 'breaks', 'demo', 'endure', 'sandbox-shop', 'scripts', 'tests']
const SOURCE = /\.(ts|tsx|mts|mjs)$/

const retired = readRetired(readFileSync('docs/glossary.md', 'utf8'))
const found = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => SOURCE.test(path))
  .flatMap((path) => {
    const file = basename(path).replace(/\..*$/, '')
    const words = new Set([file, ...identifiersIn(readFileSync(path, 'utf8'))])
    return [...words].flatMap((word) => {
      const entry = retired.find(({ pattern }) => pattern.test(word))
      return entry ? [`${path}: ${word} is retired; the glossary says ${entry.instead}`] : []
    })
  })
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exit(1)
}
console.log(`${retired.length} retired names, none in use`)
