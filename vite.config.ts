import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkLoadErrors } from './scripts/chunk-load-errors.ts'
import { i18nPerChunk } from './scripts/i18n-per-chunk.ts'
import { shortRouterMessages } from './scripts/short-router-messages.ts'
import { singleStylesheet } from './scripts/single-stylesheet.ts'

/** What stands on every page: the shell and what it is made of. */
const FRAME =
  /app\/(shell\/.*\.tsx?$|platform\/(i18n\/i18n|routing|http\/cookies)|ui\/(SmartLink|Button|Icon|Picture|Breadcrumb|overlay-stack|scroll|scroll-lock|script-marker)\.|booking\/use-cart|site\/use-layout-data|consent\/(choice|services|consent-(store|mode)|ConsentManager|done-context|tracking-refused|tag-consent|use-opened-by-link|use-tag-manager)\.)/

/** What of the shell is loaded later, or not on every page, and the entry module, which no other module may bring with it. */
const LATER =
  /app\/shell\/(entry\.|pages\/|routes|texts\.|layouts\/(with-modules|dashboard|webshop)|overlay\/|header\/(Menu|UserMenu)\.|PageSkeleton|ListPage|StatusBanners|NoConnection|service-worker|client-limitation|cached-page|use-page-announcement|offline-page\/|ErrorPage|CustomErrorHtml|error-|missing-address)/

export default defineConfig({
  plugins: [reactRouter(), i18nPerChunk(), singleStylesheet(), chunkLoadErrors(), shortRouterMessages()],
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
                { name: 'frame', test: (id: string) => FRAME.test(id) && !LATER.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/main.ts' } } },
  },
  // Its files name each other in a way that Node does not follow, and the calendar is drawn on the server, too.
  ssr: { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
})
