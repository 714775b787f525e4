import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { STYLESHEET_OPTIONS } from '../../scripts/stylesheet-options.ts'
import { TEST_FILES } from '../../scripts/test-kinds.ts'
import { CHROMIUM, READER } from '../support/chromium.ts'
import { WIDE } from '../support/windows.ts'

/**
 * What components load from `node_modules`, bundled before the first test. What is missing here is found in the middle of a
 * run, which then loads its page again.
 */
const LIBRARIES = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router', 'axe-core'],
  ...['zod', 'zod/locales', 'diff', 'node-diff3', 'lucide-react', 'react-image-crop', 'uqr', '@simplewebauthn/browser'],
  ...['@tiptap/core', '@tiptap/react', '@tiptap/starter-kit', '@tiptap/extension-blockquote', '@tiptap/extension-heading'],
  ...['@tiptap/extension-text-align', '@tiptap/pm/history', '@tiptap/pm/model', '@tiptap/pm/state', '@tiptap/pm/view'],
  ...['element/adapter', 'element/disable-native-drag-preview', 'combine'].map((part) => `@atlaskit/pragmatic-drag-and-drop/${part}`),
  '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge',
  // The product's bundle leaves it out: of a feature's index it takes only what is imported.
  'drizzle-orm',
]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse off the page, so that the next test begins with nothing under it. */
    takePointerAway: () => Promise<void>
  }
}

/** Components in a real browser, without a house, beside what they test (README.md). */
export const componentTests: TestProjectInlineConfiguration = {
  // React as visitors and staff get it: that of developers takes twice the time. Only where libraries are bundled: what is defined
  // for all of a project, vitest sets in the environment of every other one.
  optimizeDeps: { include: LIBRARIES, rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
  oxc: { jsx: { development: false } },
  css: STYLESHEET_OPTIONS,
  test: {
    name: 'components',
    ...TEST_FILES.components,
    setupFiles: ['tests/components/setup.ts'],
    // What is slow is no fault here: the gate's machine may be busy with other things.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // All files share one page, which compiles each module once. A test leaves nothing behind (setup.ts).
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: WIDE,
      provider: playwright({
        launchOptions: CHROMIUM,
        // What moves is drawn again and again: a fifth of a test's work.
        contextOptions: { ...READER, viewport: WIDE, reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
      commands: { takePointerAway: defineBrowserCommand(({ page }) => page.mouse.move(-1, -1)) },
      instances: [{ browser: 'chromium' }],
    },
  },
}
