import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What stands on every page: the shell and what it is made of. What is loaded later stays out. */
const FRAME =
  /app\/(shell\/(?!overlay\/EventOverlay|consent\/(ConsentForm|tag-manager)|pages\/|routes|layouts\/with-modules).*\.tsx?$|platform\/(i18n\/i18n|routing|http\/cookies)|ui\/(SmartLink|Button|Icon|Picture|Breadcrumb|layer-stack|scroll|scroll-lock)\.|booking\/use-cart|site\/consent\/(choice|consent-store|services)\.ts)/

export default defineConfig({
  plugins: [reactRouter()],
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
                { name: 'frame', test: FRAME },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/main.ts' } } },
  },
})
