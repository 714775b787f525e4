import type { Plugin } from 'vite'

const ROUTER_FILE = /react-router\/dist\/.*\/routeModules\.(js|mjs)$/
const RELOAD = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/

/** A page that throws when it is drawn: a failure on the way to its script the router would pass over in silence. */
const TELLING_PAGE = 'return { default() { throw error } };'

/**
 * React Router answers a page's script that cannot be fetched by reloading the page one is on, as often as it is
 * asked. With this it says so instead, and the house decides (ERR-18, ERR-19; app/shell/chunk-reload.ts): the page
 * asked for is loaded whole, at most once a minute, then the error page stands.
 * @throws when the router's file no longer has the words that are taken out
 */
export function chunkLoadErrors(): Plugin {
  return {
    name: 'chunk-load-errors',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { id: ROUTER_FILE }, handler: (code, id) => ({ code: withoutReload(code, id), map: null }) },
  }
}

/** The router's file with its own reload taken out. */
export function withoutReload(code: string, id: string): string {
  if (!RELOAD.test(code)) throw new Error(`${id}: the router's own reload is not where it was`)
  return code.replace(RELOAD, TELLING_PAGE)
}
