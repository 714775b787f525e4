import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { STYLESHEET_OPTIONS } from './scripts/stylesheet-options.ts'
import { TEST_FILES } from './scripts/test-kinds.ts'
import { componentTests } from './tests/components/project.ts'

/**
 * A module is kept by its own content, and one with a glob depends on which files there are. Vitest leaves such modules out, but
 * not where the call names a type.
 */
const globsAreNotKept: Plugin = {
  name: 'globs-are-not-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

export default defineConfig({
  test: {
    // In `node_modules`, by path and content: what a worker has transformed, others and later runs read.
    experimental: { fsModuleCache: true },
    // Two cores are what the gate has.
    maxWorkers: 2,
    projects: [
      {
        // Pure rules, beside what they test. No server, no database.
        plugins: [globsAreNotKept],
        css: { modules: STYLESHEET_OPTIONS.modules },
        test: {
          name: 'unit',
          ...TEST_FILES.unit,
          environment: 'node',
          setupFiles: ['tests/support/german-texts.ts'],
          // As below; two of them read the whole program.
          testTimeout: 180_000,
          // A process for each of three hundred small files costs more than what is in them.
          isolate: false,
        },
      },
      {
        // Behaviour through HTTP on real databases.
        plugins: [globsAreNotKept],
        test: {
          name: 'api',
          ...TEST_FILES.api,
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/production-libraries.ts', 'tests/support/german-texts.ts', 'app/server/record-types.ts'],
          // What is slow is no fault here: the gate's machine may be busy with other things.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          pool: 'forks',
          // What a file opens it closes; what the server's program costs to load, a worker pays once and not in every file.
          isolate: false,
        },
      },
      componentTests,
    ],
  },
})
