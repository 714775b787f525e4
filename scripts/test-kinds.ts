import picomatch from 'picomatch'
import { sourceFiles } from './source-files.ts'

/** The kinds of tests that `npm test` runs. The stories with pretix are run by `npm run test:pretix`. */
export const TEST_KINDS = ['unit', 'api', 'components', 'stories'] as const
export type TestKind = (typeof TEST_KINDS)[number]

/** Type-checks the recipes of the README: it takes as long as a file of API tests, so that it runs among these. */
const COMPILES = 'scripts/recipes.test.ts'

/** Which files are tests of a kind, as patterns of vitest and Playwright. */
export const TEST_FILES: Record<TestKind, { include: string[]; exclude: string[] }> = {
  // Pure rules, beside what they test: no server, no database.
  unit: {
    include: ['{app,demo,sandbox-shop,scripts,bench,breaks}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.api.test.ts', '**/*.browser.test.tsx', COMPILES],
  },
  // Behaviour through HTTP on real databases.
  api: { include: ['{app,demo,sandbox-shop}/**/*.api.test.ts', 'tests/{api,shop,crash}/**/*.test.ts', COMPILES], exclude: [] },
  // Components in a browser, without a house.
  components: { include: ['app/**/*.browser.test.tsx'], exclude: [] },
  // What people do, in a browser and a house.
  stories: { include: ['tests/e2e/**/*.spec.ts'], exclude: [] },
}

const matchers = TEST_KINDS.map((kind) => ({ kind, isMatch: picomatch(TEST_FILES[kind].include, { ignore: TEST_FILES[kind].exclude }) }))

/** The kind of a test by its path from the root of the checkout; undefined for all other files. */
export function kindOfTest(path: string): TestKind | undefined {
  return matchers.find(({ isMatch }) => isMatch(path))?.kind
}

/** All tests of the checkout by their paths, of the given kinds. */
export function testFiles(kinds: readonly TestKind[] = TEST_KINDS): string[] {
  return sourceFiles().filter((path) => kinds.some((kind) => kind === kindOfTest(path)))
}
