import type { CSSOptions } from 'vite'

/** How style sheets are read, in the product and where its components are tested. */
export const STYLESHEET_OPTIONS = {
  transformer: 'lightningcss',
  modules: { localsConvention: 'camelCaseOnly' },
} satisfies CSSOptions
