import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { isFrame } from './scripts/chunk-groups.ts'
import { chunkLoadErrors } from './scripts/chunk-load-errors.ts'
import { i18nPerChunk } from './scripts/i18n-per-chunk.ts'
import { minifyInlineScripts } from './scripts/minify-inline-scripts.ts'
import { shortRouterMessages } from './scripts/short-router-messages.ts'
import { singleStylesheet } from './scripts/single-stylesheet.ts'

/**
 * What the built server loads from `node_modules`. All else is bundled: thousands of small modules cost it 80 MB and two
 * thirds of the time to start. These load native code or files beside their own (sharp, PGlite, pino), choose a variant by
 * NODE_ENV at run time (React), or are large and only loaded where they are configured (S3, Sentry).
 */
const EXTERNAL = ['sharp', '@electric-sql/pglite', 'pino', 'react', 'react-dom', '@aws-sdk/client-s3', '@sentry/node']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), minifyInlineScripts(), i18nPerChunk(), singleStylesheet(), chunkLoadErrors(), shortRouterMessages()],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
  },
  environments: {
    // Few large scripts travel better than many small ones: what every page needs is two of them.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // One sheet for all modules, also for those whose script comes later: what the server has drawn stands at once.
                { name: 'module-styles', test: /app\/modules\/.*\.module\.css$/ },
                { name: 'frame', test: isFrame },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/main.ts' } } },
  },
  // Its files name each other in a way that Node does not follow, and the calendar is drawn on the server, too.
  ssr: command === 'build' ? { noExternal: true, external: EXTERNAL } : { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
}))
