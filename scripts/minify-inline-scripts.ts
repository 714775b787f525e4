import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const INLINE_SCRIPT = /\/app\/shell\/waker\.js\?raw$/

/** Minifies the scripts that stand in every page, which are imported as text. In development they stay as written. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: INLINE_SCRIPT },
      handler: (id) => `export default ${JSON.stringify(minified(id.replace('?raw', '')))}`,
    },
  }
}

/** The minified text of a script. @throws Error if it is no valid script */
function minified(path: string): string {
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'))
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return code.trim()
}
