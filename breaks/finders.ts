import type { Failure } from '../scripts/test-reports.ts'
import { isOfRun } from './failures-of-run.ts'

/** What can find a break, the cheapest first. `check` are the static checks, with the compiler's types, and the build. */
export const FINDERS = ['check', 'unit', 'api', 'component', 'story', 'pretix'] as const
export type Finder = (typeof FINDERS)[number]

const API_TEST = /\.api\.test\.ts$|^tests\/(api|shop|crash)\/|^scripts\/recipes\.test\.ts$/

/** @param suite the command that ran the test: with pretix, stories have the names of others */
export function finderOf({ file }: Pick<Failure, 'file'>, suite = ''): Finder {
  if (/pretix/.test(suite) || file.startsWith('tests/pretix/')) return 'pretix'
  if (isOfRun({ file }) === 'build') return 'check'
  if (/\.spec\.ts$/.test(file) || isOfRun({ file }) === 'start') return 'story'
  if (/\.browser\.test\.tsx?$/.test(file)) return 'component'
  return API_TEST.test(file) ? 'api' : 'unit'
}

/** @returns the file of a failure by its path in the checkout; Playwright names stories by the folder they are all in */
export function pathOf({ file }: Pick<Failure, 'file'>): string {
  return /^[^/]+\.spec\.ts$/.test(file) ? `tests/e2e/${file}` : file
}
