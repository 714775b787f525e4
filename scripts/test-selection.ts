import { housesOf } from '../tests/e2e/houses.ts'
import { cacheFolder } from './cache-folder.ts'
import { keptFolder } from './kept-folder.ts'
import { buildForTests } from './test-build.ts'
import { kindOfTest, type TestKind } from './test-kinds.ts'
import type { Counts } from './test-reports.ts'
import type { TestRequest } from './test-request.ts'
import { playwrightSuite, runSuites, type Suite, storyPattern, vitestSuite } from './test-runs.ts'

/** Runs what a request names, the stories last, on a build of the present sources where a house is needed. */
export async function runTests(request: TestRequest): Promise<Counts[]> {
  if (request.kinds.some((kind) => kind === 'api' || kind === 'stories')) {
    await buildForTests()
    // Most test files start a server; Node's compile cache lets them share its compiled code.
    process.env.NODE_COMPILE_CACHE = await keptFolder(cacheFolder('compiled'), process.env.TEST_BUILD_HASH ?? '', async () => {})
  }
  const others = request.kinds.filter((kind) => kind !== 'stories')
  return runSuites([...others.map((kind) => vitestSuite(kind, vitestArgs(request, [kind]))), ...storiesOf(request)])
}

/** The arguments of vitest for a request, of some kinds of tests alone. */
export function vitestArgs({ kinds, files = [], title }: TestRequest, only: readonly TestKind[] = kinds): string[] {
  const named = files.filter((file) => only.some((kind) => kind === kindOfTest(file)))
  return [...only.map((kind) => `--project=${kind}`), ...named, ...(title ? [`--testNamePattern=${RegExp.escape(title)}`] : [])]
}

function storiesOf({ kinds, files, title }: TestRequest): Suite[] {
  if (!kinds.includes('stories')) return []
  const grep = title ? [`--grep=${RegExp.escape(title)}`, '--pass-with-no-tests'] : []
  if (!files) return [playwrightSuite('stories', grep)]
  const stories = files.filter((file) => kindOfTest(file) === 'stories')
  const houses = [...new Set(stories.flatMap(housesOf))]
  const args = [...stories.map((file) => storyPattern(file)), ...houses.map((house) => `--project=${house}`), ...grep]
  return [playwrightSuite('stories', args, { E2E_HOUSES: houses.join(',') })]
}
