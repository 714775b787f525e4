import type { Plugin } from 'vite'

/** The router's module that renders documents. */
export const SERVER_MODULE = /\/react-router\/dist\/\w+\/lib\/server-runtime\/server\.js$/
const ENCODED_AT_ONCE = /serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g

/**
 * The module with the loaders' data of a document encoded when they are asked for.
 * @throws Error where the router does it in another way
 */
export function encodingOnDemand(code: string): string {
  const changed = code.replace(ENCODED_AT_ONCE, 'get serverHandoffStream() { return $1 }')
  if (changed === code) throw new Error('the router encodes the data of a document in another way: see docs/decisions/0137')
  return changed
}

/** Keeps the built server from encoding the data of pages that get them as JSON (docs/decisions/0137). */
export function routerDataOnDemand(): Plugin {
  return {
    name: 'router-data-on-demand',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: SERVER_MODULE },
      handler: (code) => ({ code: encodingOnDemand(code), map: null }),
    },
  }
}
