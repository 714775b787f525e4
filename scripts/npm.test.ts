import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A program that ends at a signal of its own accord, and says so only then. */
const PROGRAM = `
  process.on('SIGTERM', () => setTimeout(() => { process.stdout.write('closed'); process.exit(7) }, 100))
  setInterval(() => {}, 1000)
  process.stdout.write('open ')`

it('a signal reaches the program that an npm script runs, and the script ends after it with its code', async () => {
  const script = spawn('node', ['scripts/npm.mjs', 'node', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  script.stdout.on('data', (text) => {
    output += text
  })
  await once(script.stdout, 'data')
  script.kill('SIGTERM')
  const [code] = await once(script, 'close')
  expect({ code, output }).toEqual({ code: 7, output: 'open closed' })
})
