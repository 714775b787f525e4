// Runs an npm script's program on the project's own Node, installing first what a fresh clone lacks.
// Plain JavaScript on purpose: it starts on whatever Node ≥ 20 the machine has.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

/** What a shell adds to the number of the signal that ended a program. */
const ENDED_BY_SIGNAL = 128

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
ensureInstalled()
const [program, ...args] = process.argv.slice(2)
const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path }, shell: process.platform === 'win32' })

// The program ends what it has started, so this one lives as long. A terminal sends Ctrl+C to both; a second one would be
// taken by some programs for an order to leave everything behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (status, signal) => process.exit(signal ? ENDED_BY_SIGNAL + constants.signals[signal] : status))
