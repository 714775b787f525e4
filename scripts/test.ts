// `npm test [-- FILE… -t TITLE --changed[=COMMIT] --watch]`: unit tests, API tests (those of the store on every available
// database), component tests and stories, or those that are named. Ends with one line of totals.
import { changedTests } from './changed-tests.ts'
import { testFiles } from './test-kinds.ts'
import { readTestRequest, type TestRequest, UsageError } from './test-request.ts'
import { conclude } from './test-runs.ts'
import { runTests } from './test-selection.ts'
import { rerunOnChanges, watchInVitest } from './test-watch.ts'

try {
  const request = await chosen(readTestRequest(process.argv.slice(2), testFiles()))
  if (!request) console.log('No test can be reached by what has changed.')
  else if (!request.isWatching) conclude(await runTests(request))
  else if (request.kinds.every((kind) => kind === 'unit' || kind === 'components')) await watchInVitest(request)
  else await rerunOnChanges(() => runTests(request))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** The request with the files that a change can reach, if it asks for these; undefined if there are none. */
async function chosen(request: TestRequest): Promise<TestRequest | undefined> {
  if (request.changedSince === undefined) return request
  const files = await changedTests(request.changedSince, request.kinds)
  return files.length > 0 ? readTestRequest([...files, ...(request.isWatching ? ['--watch'] : [])], testFiles()) : undefined
}
