// Runs an npm script's program on the project's own Node, installing first what a fresh clone lacks.
// Plain JavaScript on purpose: it starts on whatever Node ≥ 20 the machine has.
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
ensureInstalled()
const [program, ...args] = process.argv.slice(2)
const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path }, shell: process.platform === 'win32' })
process.exit(status ?? 1)
