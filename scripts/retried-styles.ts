import type { Plugin } from 'vite'

/** The module in which Vite puts what loads a dynamic import's style sheets and scripts. */
const HELPER = 'vite/preload-helper'
const FORGOTTEN = /\(err\) => \{\s*seen\[href\] = void 0;/
const FAILED = /if \(e\.type === "error"\) rej\(/

/**
 * Makes a dynamic import that is tried again load its style sheets, too. Vite's own helper takes a sheet that failed for loaded:
 * it remembers its address and leaves its link in the page, so that the part comes without styles.
 * @throws when the helper no longer contains the code that is replaced, or is nowhere in the build
 */
export function retriedStyles(): Plugin {
  let isDone = false
  return {
    name: 'retried-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: new RegExp(HELPER) },
      handler(code) {
        isDone = true
        return { code: forgettingFailures(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error(`${HELPER} is not part of the build`)
    },
  }
}

/** The helper's source, which forgets what failed. */
export function forgettingFailures(code: string): string {
  if (!FORGOTTEN.test(code) || !FAILED.test(code)) throw new Error(`${HELPER}: what keeps failed style sheets is not where it was`)
  return code.replace(FORGOTTEN, '(err) => { delete seen[href];').replace(FAILED, 'if (e.type === "error") link.remove(), rej(')
}
