// `npm run trace`: holds the ids in test titles against the requirements and prints, per section,
// how many rows are covered and which are not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coveredIds, readSections } from './trace-requirements.ts'

const TEST_FILE = /\.(test|spec)\.tsx?$/
const FOLDERS = ['app', 'demo', 'sandbox-shop', 'scripts', 'tests']

const sections = readSections(readFileSync('docs/specification/requirements.md', 'utf8'))
const known = new Set(sections.flatMap((section) => section.ids))
const covered = new Set(testFiles().flatMap((path) => coveredIds(readFileSync(path, 'utf8'))))

const unknown = [...covered].filter((id) => !known.has(id))
let total = 0
for (const { title, ids } of sections) {
  const missing = ids.filter((id) => !covered.has(id))
  total += ids.length - missing.length
  console.log(
    `${title}: ${ids.length - missing.length} of ${ids.length}${missing.length > 0 ? `\n  not covered: ${missing.join(' ')}` : ''}`,
  )
}
console.log(`\n${total} of ${known.size} rows are named by a test`)
if (unknown.length > 0) {
  console.error(`Test titles name ids that do not exist: ${unknown.join(' ')}`)
  process.exit(1)
}

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => join(folder, name)),
  )
}
