import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { isFrame, ON_EVERY_PAGE } from './scripts/chunk-groups.ts'
import { chunkLoadErrors } from './scripts/chunk-load-errors.ts'
import { i18nPerChunk } from './scripts/i18n-per-chunk.ts'
import { minifyInlineScripts } from './scripts/minify-inline-scripts.ts'
import { retriedStyles } from './scripts/retried-styles.ts'
import { routerDataOnDemand } from './scripts/router-data-on-demand.ts'
import { singleStylesheet } from './scripts/single-stylesheet.ts'
import { staffChunk } from './scripts/staff-chunks.ts'
import { STYLESHEET_OPTIONS } from './scripts/stylesheet-options.ts'
import { unusedRouterParts } from './scripts/unused-router-parts.ts'
import { zodWithoutEval } from './scripts/zod-without-eval.ts'

/**
 * What the built server loads from `node_modules`. All else is bundled: thousands of small modules cost it 80 MB and two
 * thirds of the time to start. These load native code or files beside their own (sharp, PGlite, pino, subset-font), choose a variant by
 * NODE_ENV at run time (React), or are large and only loaded where they are configured (S3, Sentry) or
 * needed (heic-decode, svgo, unpdf).
 */
const EXTERNAL = [
  'sharp',
  'subset-font',
  '@electric-sql/pglite',
  'pino',
  'react',
  'react-dom',
  '@aws-sdk/client-s3',
  '@sentry/node',
  'heic-decode',
  'svgo',
  'unpdf',
]

/**
 * The scripts that are loaded beside an import: not what every page has loaded; and only styles for staff and for views that
 * are seldom rendered by the browser, to keep the list short.
 */
function preloadedWith(file: string, dependencies: string[]): string[] {
  const isSeldom = /\/(EditorToolbar|UserMenu|static-views)-/.test(file)
  const beside = dependencies.filter((path) => (isSeldom ? path.endsWith('.css') : !ON_EVERY_PAGE.test(path)))
  // Alone it is loaded by the import itself; naming it a second time would cost every page its name.
  return beside.length === 1 && beside[0] === file ? [] : beside
}

/**
 * Lets a script that a page begins with export more than its route does, which the bundler asks for where groups hold chosen
 * modules without what these import. The router reads the names it knows.
 */
const entriesMayExportMore: Plugin = {
  name: 'entries-may-export-more',
  apply: 'build',
  configEnvironment: {
    order: 'post',
    handler: (name) => (name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    minifyInlineScripts(),
    i18nPerChunk(),
    singleStylesheet(),
    chunkLoadErrors(),
    retriedStyles(),
    unusedRouterParts(),
    routerDataOnDemand(),
    zodWithoutEval(),
    entriesMayExportMore,
  ],
  css: STYLESHEET_OPTIONS,
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // Saves visitors one kilobyte over the bundler's own. No getter here does anything but get.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloadedWith },
  },
  environments: {
    // Few large scripts travel better than many small ones: what every page needs is two of them.
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // What the router says to developers, and checks of how it is called, which would have failed in development.
            manualPureFunctions: ['warning', 'warningOnce', 'invariant', 'UNSAFE_invariant'],
            // Of a feature's index only what is imported is loaded.
            moduleSideEffects: [{ test: /\/app\/.*\/index\.ts$/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'frame', test: isFrame },
                {
                  name: 'content',
                  test: /app\/(content\/(rendering|RegionView|editable-region|Text|field-path|document|root-id)|modules\/views)\./,
                },
                { name: 'booking-button', test: /app\/(booking\/(BookingButton|sale-state|sale-words)|ui\/Mark)\./ },
                {
                  name: 'event-rows',
                  test: /app\/(programme\/components\/Event(Days|Row)|programme\/relative-day|ui\/OverlayLink)\./,
                },
                {
                  name: 'detail-pages',
                  test: /app\/(programme\/(blocks\/(Blocks|Events|static-blocks)|components\/(DateList|PosterHead))|booking\/(use-in-view-attribute|BookingSkeleton))\./,
                },
                { name: staffChunk, debugName: 'what staff load', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { minify: false, rollupOptions: { input: './app/main.ts' } } },
  },
  // Its files name each other in a way that Node does not follow, and the calendar is drawn on the server, too.
  ssr: command === 'build' ? { noExternal: true, external: EXTERNAL } : { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
}))
