import { build } from 'vite'
import { expect, it } from 'vitest'
import { forgettingFailures, retriedStyles } from './retried-styles.ts'

const ENTRY = 'virtual:entry'
const modules: Record<string, string> = {
  [ENTRY]: `export const open = () => import('virtual:part')`,
  'virtual:part': `import 'virtual:part.css'; export const part = 1`,
  'virtual:part.css': '.part { color: black }',
}

/** The scripts that Vite builds of a part with a style sheet. */
async function builtCode(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
    plugins: [
      retriedStyles(),
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n')
}

it('a style sheet that failed is neither remembered nor left in the page, so that the next try loads it', async () => {
  const code = await builtCode()
  expect(code).toContain('Unable to preload CSS')
  expect(code).toMatch(/delete seen\[href\];\s*throw err/)
  expect(code).toMatch(/link\.remove\(\), rej\(/)
})

it('a helper that was changed stops the build', () => {
  expect(() => forgettingFailures('export {}')).toThrow('not where it was')
})
