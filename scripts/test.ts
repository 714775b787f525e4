// `npm test`: unit tests, API tests (those of the store on every available database), and browser tests. Ends with one line of totals.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildForTests, conclude, runPlaywright, runVitest } from './test-runs.ts'

const compiled = mkdtempSync(join(tmpdir(), 'foyer-compiled-'))
// Most test files start a server; Node's compile cache lets them share its compiled code.
process.env.NODE_COMPILE_CACHE = compiled
process.env.TEST_BUILD_DIR ??= buildForTests()
try {
  conclude([runVitest(), runPlaywright()])
} finally {
  rmSync(compiled, { recursive: true, force: true })
}
