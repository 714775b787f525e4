import { execFileSync } from 'node:child_process'
import { type Importers, reachedBy, readImporters } from './import-graph.ts'
import { roomsOfTest } from './rooms-of-tests.ts'
import { kindOfTest, TEST_KINDS, type TestKind, testFiles } from './test-kinds.ts'
import { UsageError } from './test-request.ts'

/** What every test stands on, and what puts the rooms together: a change of it can reach all that opens a house. */
const GROUND =
  /^(package-lock\.json|migrations\/|public\/|(vite|vitest|playwright|react-router)\.config\.ts$|app\/(shell|server)\/|app\/\w+\.ts$)/
/** What a built house consists of. */
const HOUSE = /^(app|demo|sandbox-shop)\//

/**
 * The tests that a change can reach: by imports, and an API test or a story through the rooms that it is about.
 * @param since a commit; empty for the one that `main` and the present branch share. What is not committed yet counts
 * @throws UsageError if git knows no such commit
 */
export async function changedTests(since: string, kinds: readonly TestKind[] = TEST_KINDS): Promise<string[]> {
  return testsReachedBy(changedFiles(since), testFiles(kinds), await readImporters())
}

/** As `changedTests`. @param changed paths of the changed files; deleted ones count by their importers */
export function testsReachedBy(changed: string[], tests: string[], importers: Importers): string[] {
  const sources = changed.filter((path) => !kindOfTest(path))
  const reached = reachedBy(changed, importers)
  const isGround = sources.some((path) => GROUND.test(path))
  const isHouse = sources.some((path) => HOUSE.test(path))
  const reachedRooms = new Set([...reached].flatMap((path) => (kindOfTest(path) ? [] : (/^app\/([\w-]+)\//.exec(path)?.[1] ?? []))))
  return tests.filter((test) => {
    if (reached.has(test)) return true
    const kind = kindOfTest(test)
    if (kind === 'unit' || kind === 'components') return false
    return isGround || (isHouse && (roomsOfTest(test)?.some((room) => reachedRooms.has(room)) ?? true))
  })
}

function changedFiles(since: string): string[] {
  const base = since || git('merge-base', 'HEAD', 'main')
  const named = git('diff', '--name-only', '--no-renames', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return `${named}\n${untracked}`.split('\n').filter(Boolean)
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim()
  } catch {
    throw new UsageError(`git ${args.join(' ')} failed: name a commit that this checkout knows, as in --changed=HEAD~1.`)
  }
}
