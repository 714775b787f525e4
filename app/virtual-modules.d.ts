/// <reference types="vite/client" />

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** What visitors read in another language than the first; made by scripts/i18n-per-chunk.ts. */
declare module 'virtual:visitor-texts/*' {
  const texts: import('./platform/i18n/message-ids.ts').Catalogue
  export default texts
}
