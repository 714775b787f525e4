// Lighthouse scores of ten key pages with its settings for phones. Lighthouse is downloaded when this runs, in the
// version named here, and is no dependency of the project. The demo site asks search engines to keep away
// (`robots: none`), so that audit is left out; all others of the category count. RUNS=10 takes the median of ten runs.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../scripts/browser.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { printTable } from './table.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Runs of each page, whose median counts. */
const RUNS = Number(process.env.RUNS ?? 1)
const MAX_ATTEMPTS = 3
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]
/** Audits that the demo site fails on purpose. */
const LEFT_OUT = 'is-crawlable'

type Audit = { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const demo = await startDemoServer(4410)
const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'))
const rows: (string | number)[][] = []
const missed: string[] = []
for (const path of await keyPages(demo.url)) {
  // The first response is rendered, later ones come from the page cache, as nearly all do in production.
  // A kept connection would have been closed by the server while this program stood still for the runs before.
  await fetch(demo.url + path, { headers: { connection: 'close' } }).then((response) => response.arrayBuffer())
  const reports = Array.from({ length: RUNS }, () => run(demo.url + path))
  const median = (figure: (report: Report) => number) => reports.map(figure).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  const scores = CATEGORIES.map((name) => Math.round(median(({ categories }) => categories[name]?.score ?? 0) * 100))
  const ms = (id: string) => Math.round(median(({ audits }) => audits[id]?.numericValue ?? 0))
  rows.push([path, ...scores, ms('largest-contentful-paint'), ms('total-blocking-time')])
  missed.push(...new Set(reports.flatMap(failuresOf).map((title) => `${path}: ${title}`)))
}
rmSync(folder, { recursive: true })
await demo.stop()
printTable(['Lighthouse, phone', ...CATEGORIES, 'LCP ms', 'TBT ms'], rows)
console.log(`Goals: ${CATEGORIES.map((name) => `${name} ${GOALS[name]}`).join(', ')}`)
for (const line of missed) console.log(line)

/** One Lighthouse run; repeated where Lighthouse or its browser fails, as now and then one of a hundred does. */
function run(url: string, attempts = MAX_ATTEMPTS): Report {
  const path = join(folder, 'report.json')
  const { status, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${path}`, `--skip-audits=${LEFT_OUT}`],
      ...[`--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, encoding: 'utf8' },
  )
  if (status !== 0 && attempts > 1) return run(url, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(-500)}`)
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** Audits that cost points outside performance, whose score shows in its figures. */
function failuresOf({ categories, audits }: Report): string[] {
  const counting = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) => categories[name]?.auditRefs ?? [])
  const failed = counting.flatMap(({ id, weight }) =>
    weight > 0 && audits[id]?.score !== null && Number(audits[id]?.score) < 1 ? [id] : [],
  )
  return [...new Set(failed)].map((id) => audits[id]?.title ?? id)
}
