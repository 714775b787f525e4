import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Clock, createClock } from './clock.ts'

/**
 * Creates the clock of a server. Where the setting names a file (`file:///tmp/now`), that holds one and is read whenever the
 * time is asked for, so that the clock of a running server can be moved.
 * @param setting as of `createClock`, or the URL of a file
 * @throws RangeError when it is neither
 */
export function createServerClock(setting?: string): Clock {
  if (!setting?.startsWith('file:')) return createClock(setting)
  const path = fileURLToPath(setting)
  return { now: () => createClock(readFileSync(path, 'utf8').trim()).now() }
}
