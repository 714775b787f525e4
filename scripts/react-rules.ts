// Runs the React Compiler over app/ without emitting anything and fails with file, line and reason for every component or
// hook that breaks React's rules (a ref read or written during render, a mutated prop, a conditional hook) or that the
// compiler cannot read: what it skips it does not check either. Part of `npm run check`; takes about 15 s on two cores where
// nothing is known. Files that keep the rules are remembered by their content (`KeptRules`) and not compiled again.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { KeptRules } from './kept-rules.ts'

const MAX_WORKERS = 4
/** What npm writes of all that is installed, with the compiler and what reads the code for it. */
const INSTALLED = 'node_modules/.package-lock.json'
/** The compiler makes much short-lived garbage; a larger young generation halves the time spent collecting it. */
const YOUNG_GENERATION_MB = 128

/** What of Babel is used; it brings no types of its own. */
type Babel = { transformSync(source: string, options: object): unknown }
type Place = { start: { line: number } } | symbol | null
/** What the compiler logs of one component or hook. */
type CompilerEvent =
  | { kind: 'CompileSuccess' }
  | { kind: 'CompileError'; fnLoc: Place; detail: { reason: string; category: string; primaryLocation(): Place } }
  | { kind: 'CompileSkip'; fnLoc: Place; reason: string }
  | { kind: 'PipelineError'; fnLoc: Place; data: string }
type Findings = { checked: number; broken: string[] }
type Source = { file: string; source: string }

const babel = createRequire(import.meta.url)('@babel/core') as Babel

if (isMainThread) await checkAll()
else parentPort?.postMessage(checkSources(workerData as Source[]))

async function checkAll(): Promise<void> {
  const sources = readSources()
  const kept = new KeptRules([readFileSync(new URL(import.meta.url), 'utf8'), readFileSync(INSTALLED, 'utf8')])
  const unknown = sources.filter((source) => kept.checkedIn(source) === undefined)
  const workers = Math.min(availableParallelism(), MAX_WORKERS, unknown.length)
  const shares = Array.from({ length: workers }, (_, worker) => unknown.filter((_, index) => index % workers === worker))
  const findings = (await Promise.all(shares.map(checkInWorker))).flat()
  shares.flat().forEach((source, index) => {
    const found = findings[index]
    if (found?.broken.length === 0) kept.add(source, found.checked)
  })
  kept.store(sources)
  const broken = findings.flatMap((found) => found.broken).sort()
  if (broken.length > 0) {
    console.error(broken.join('\n'))
    process.exit(1)
  }
  const checked = sources.reduce((sum, source) => sum + (kept.checkedIn(source) ?? 0), 0)
  console.log(`${checked} components and hooks keep React's rules`)
}

/** The files in which components or hooks can be. */
function readSources(): Source[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => ({ file: join('app', name), source: readFileSync(join('app', name), 'utf8') }))
    .filter(({ file, source }) => file.endsWith('.tsx') || /\buse[A-Z]/.test(source))
}

/** @returns what is found in each, in their order */
function checkInWorker(sources: Source[]): Promise<Findings[]> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
    new Worker(new URL(import.meta.url), { workerData: sources, resourceLimits }).once('message', resolve).once('error', reject)
  })
}

function checkSources(sources: Source[]): Findings[] {
  // The compiler makes thousands of errors that it never throws; their stacks would cost a second.
  Error.stackTraceLimit = 0
  return sources.map(checkSource)
}

/** What the compiler says of one file. */
function checkSource({ file, source }: Source): Findings {
  const findings: Findings = { checked: 0, broken: [] }
  const logger = {
    logEvent(_: string | null, event: CompilerEvent) {
      if (event.kind === 'CompileSuccess') findings.checked += 1
      else findings.broken.push(`${file}:${lineOf(event)}: ${reasonOf(event)}`)
    },
  }
  babel.transformSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [['babel-plugin-react-compiler', { noEmit: true, logger }]],
  })
  return findings
}

function lineOf(event: Exclude<CompilerEvent, { kind: 'CompileSuccess' }>): number | string {
  const place = (event.kind === 'CompileError' && event.detail.primaryLocation()) || event.fnLoc
  return place && typeof place === 'object' ? place.start.line : '?'
}

function reasonOf(event: Exclude<CompilerEvent, { kind: 'CompileSuccess' }>): string {
  switch (event.kind) {
    case 'CompileError':
      return `${event.detail.reason} (${event.detail.category})`
    case 'CompileSkip':
      return event.reason
    case 'PipelineError':
      return event.data
  }
}
