// `npm run check`: all static checks. Each is run even if an earlier one fails, so that one run shows everything.
import { spawnSync } from 'node:child_process'

const checks: [what: string, program: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['import rules', 'node', ['node_modules/.bin/depcruise', 'app', 'sandbox-shop', 'demo', '--config', '.dependency-cruiser.mjs']],
  ["React's rules", 'node', ['scripts/react-rules.ts']],
  ['retired words', 'node', ['scripts/retired-words.ts']],
  ['dead code', 'knip', []],
  ['requirements', 'node', ['scripts/trace.ts']],
]

const failed = checks.filter(([what, program, args]) => {
  console.log(`\n— ${what}`)
  return spawnSync(program, args, { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([what]) => what).join(', ')}`)
  process.exit(1)
}
