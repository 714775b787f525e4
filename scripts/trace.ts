// `npm run trace`: holds the ids that tests name (`requirement(…)`) against the requirements and prints, per section, how many rows
// are covered and which are not. What no test can hold stands in `beyond-tests.md` with the file that makes it true.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coveredIds, readBeyondTests, readIds, readSections } from './trace-requirements.ts'

const TEST_FILE = /\.(test|spec)\.tsx?$/
const FOLDERS = ['app', 'demo', 'sandbox-shop', 'scripts', 'tests']

const requirements = readFileSync('docs/specification/requirements.md', 'utf8')
const sections = readSections(requirements)
const known = readIds(requirements)
const covered = new Set(testFiles().flatMap((path) => coveredIds(readFileSync(path, 'utf8'))))

const beyondTests = readBeyondTests(readFileSync('docs/specification/beyond-tests.md', 'utf8'))
const read = new Set(beyondTests.map(({ id }) => id))

let tested = 0
let open = 0
for (const { title, ids } of sections) {
  const named = ids.filter((id) => covered.has(id))
  const missing = ids.filter((id) => !covered.has(id) && !read.has(id))
  tested += named.length
  open += missing.length
  console.log(`${title}: ${named.length} of ${ids.length}${missing.length > 0 ? `\n  not covered: ${missing.join(' ')}` : ''}`)
}
const rows = sections.reduce((sum, { ids }) => sum + ids.length, 0)
console.log(`\n${tested} of ${rows} rows are named by a test, ${rows - tested - open} more are shown by a file, ${open} are open`)

const wrong = [
  ...[...covered, ...read].filter((id) => !known.has(id)).map((id) => `${id} is no row of the requirements`),
  ...beyondTests.filter(({ file }) => !existsSync(file)).map(({ id, file }) => `${id} names ${file}, which is not there`),
  ...[...read].filter((id) => covered.has(id)).map((id) => `${id} is named by a test and needs no line in beyond-tests.md`),
]
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => join(folder, name)),
  )
}
