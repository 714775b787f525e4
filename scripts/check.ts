// `npm run check`: all static checks, two at once. Each is run even if an earlier one fails, so that one run shows everything.
import { spawn } from 'node:child_process'
import { noteCost, secondsSpent } from './processor-time.ts'

type Check = { what: string; program: string; args: string[] }

const checks: Check[] = [
  {
    what: 'import rules',
    program: 'node',
    args: ['node_modules/.bin/depcruise', 'app', 'sandbox-shop', 'demo', '--config', '.dependency-cruiser.mjs'],
  },
  { what: 'types', program: 'tsc', args: ['--noEmit'] },
  { what: "React's rules", program: 'node', args: ['scripts/react-rules.ts'] },
  { what: 'format and lint', program: 'biome', args: ['check', '.'] },
  { what: 'dead code', program: 'knip', args: [] },
  { what: 'retired words', program: 'node', args: ['scripts/retired-words.ts'] },
  { what: 'requirements', program: 'node', args: ['scripts/trace.ts'] },
]
/** Two cores are what the gate has. */
const AT_ONCE = 2

/** What prints into a pipe shows no colours unless it is told to. */
const COLOURED = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env

const waiting = [...checks]
const failed: string[] = []
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting))
noteCost('check', secondsSpent())
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}

async function runWaiting(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { output, isPassed } = await run(check)
    console.log(`\n— ${check.what}\n${output.trim()}`)
    if (!isPassed) failed.push(check.what)
  }
}

/** Runs a check to its end. @returns what it printed, kept together since another one prints meanwhile */
function run({ program, args }: Check): Promise<{ output: string; isPassed: boolean }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: COLOURED })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ output, isPassed: code === 0 }))
  })
}
