import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Writes a file in the form that `npm run check` asks for. */
export function writeFormatted(path: string, text: string): void {
  writeFileSync(path, text)
  const { status, stderr } = spawnSync('biome', ['format', '--write', path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path} could not be formatted:\n${stderr}`)
}
