// Runs the React Compiler over app/ without emitting anything and fails with file, line and reason for every component or
// hook that breaks React's rules (a ref read or written during render, a mutated prop, a conditional hook) or that the
// compiler cannot read: what it skips it does not check either. Part of `npm run check`; takes about 10 s on two cores.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const MAX_WORKERS = 4
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

const babel = createRequire(import.meta.url)('@babel/core') as Babel

if (isMainThread) await checkAll()
else parentPort?.postMessage(checkFiles(workerData as string[]))

async function checkAll(): Promise<void> {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join('app', name))
  const workers = Math.min(availableParallelism(), MAX_WORKERS)
  const shares = Array.from({ length: workers }, (_, worker) => files.filter((_, index) => index % workers === worker))
  const findings = await Promise.all(shares.map(checkInWorker))
  const broken = findings.flatMap((found) => found.broken).sort()
  if (broken.length > 0) {
    console.error(broken.join('\n'))
    process.exit(1)
  }
  console.log(`${findings.reduce((sum, { checked }) => sum + checked, 0)} components and hooks keep React's rules`)
}

function checkInWorker(files: string[]): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
    new Worker(new URL(import.meta.url), { workerData: files, resourceLimits }).once('message', resolve).once('error', reject)
  })
}

function checkFiles(files: string[]): Findings {
  // The compiler makes thousands of errors that it never throws; their stacks would cost a second.
  Error.stackTraceLimit = 0
  const findings: Findings = { checked: 0, broken: [] }
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    if (file.endsWith('.tsx') || /\buse[A-Z]/.test(source)) checkFile(file, source, findings)
  }
  return findings
}

/** Adds what the compiler says of one file to `findings`. */
function checkFile(file: string, source: string, findings: Findings): void {
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
