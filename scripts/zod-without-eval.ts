import type { Plugin } from 'vite'

const CORE = /\/zod\/v4\/core\/core\.js$/

/**
 * Tells zod in the browser, before any schema is made, that it must not compile them with `new Function`: the content policy of
 * the house forbids it, and zod's attempt would stand in the log of every browser as a violation.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!CORE.test(id)) return
      if (!code.includes('export function config(')) this.error(`zod is configured in another way by now: ${id}`)
      return { code: `${code}\nconfig({ jitless: true })\n`, map: null }
    },
  }
}
