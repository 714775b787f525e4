import type { Plugin } from 'vite'

const ROUTER_FILE = /react-router\/dist\/.*\/routeModules\.(js|mjs)$/
const RELOAD = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/

/** A route module whose component throws the error, which the router would otherwise swallow. */
const THROWING_MODULE = 'return { default() { throw error } };'

/**
 * Makes React Router throw when a route's script cannot be loaded. Left alone, it reloads the current page, however often
 * that fails. The error reaches app/shell/chunk-reload.ts (ERR-18, ERR-19), which loads the requested page as a document, at
 * most once a minute, and then shows the error page.
 * @throws when the router's source no longer contains the code that is replaced
 */
export function chunkLoadErrors(): Plugin {
  return {
    name: 'chunk-load-errors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { id: ROUTER_FILE }, handler: (code, id) => ({ code: withoutReload(code, id), map: null }) },
  }
}

/** The router's source with its reload replaced. */
export function withoutReload(code: string, id: string): string {
  if (!RELOAD.test(code)) throw new Error(`${id}: the router's own reload is not where it was`)
  return code.replace(RELOAD, THROWING_MODULE)
}
