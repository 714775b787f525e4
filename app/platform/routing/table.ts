/**
 * The paths of the site's pages, from which router, links, language variants and sitemap are made (A §2.1). Paths have no
 * language prefix. `:name` is a segment, `:name?` an optional one, `*` the rest. `en` is set only where an English path
 * exists.
 */
export const ROUTE_TABLE = {
  home: { de: '' },
  'not-found': { de: '404' },
  'legals-agb': { de: 'agb' },
  'legals-privacy': { de: 'datenschutz' },
  'legals-imprint': { de: 'impressum' },
  magazine: { de: 'aktuelles', en: 'mediathek-en' },
  'magazine-feed': { de: 'aktuelles/feed.xml' },
  'magazine-tags': { de: 'aktuelles/tags' },
  'magazine-categories-category-id': { de: 'aktuelles/categories/:category/:id' },
  'magazine-tags-tag-id': { de: 'aktuelles/tags/:tag/:id' },
  'magazine-slug-id': { de: 'aktuelles/:slug/:id' },
  ensemble: { de: 'ensemble' },
  'ensemble-slug-id': { de: 'ensemble/:slug/:id' },
  'forms-slug-id': { de: 'forms/:slug?/:id' },
  search: { de: 'search/:category?/:page?' },
  'series-slug-id': { de: 'series/:slug/:id' },
  'shared-part-id': { de: 'bausteine/:id' },
  'template-id': { de: 'vorlagen/:id' },
  events: { de: 'spielplan', en: 'events' },
  'events-slug-id': { de: 'spielplan/:slug/:id', en: 'events/:slug/:id' },
  productions: { de: 'stuecke', en: 'productions' },
  'productions-slug-id': { de: 'stuecke/:slug/:id', en: 'productions/:slug/:id' },
  'venues-slug-id': { de: 'venues/:slug/:id' },
  'user-profile': { de: 'user/profile' },
  'user-settings': { de: 'user/settings' },
  page: { de: '*' },
} as const satisfies Record<string, { de: string; en?: string }>

export type RouteName = keyof typeof ROUTE_TABLE

/** The root of the admin area, without a language prefix (A §2.1). */
export const ADMIN_PATH = '/cms-hub'

/** Where staff ask for a new password and choose it. */
export const PASSWORD_PATH = `${ADMIN_PATH}/passwort`

/** Where staff manage their own account. */
export const ACCOUNT_PATH = `${ADMIN_PATH}/konto`

/** Paths that all show the one webshop page, each also as a prefix (A §2.1). */
export const WEBSHOP_PATHS = ['eventim-template', 'eventim.webshop', 'test.webshop', 'testshop', 'webshop'] as const

/** Sections at the root of the site and the list page that each redirects to; those without one have no page (AMB-03). */
export const ROOT_SECTIONS = {
  events: 'events',
  magazine: 'magazine',
  ensemble: 'ensemble',
  productions: 'productions',
  venues: undefined,
  series: undefined,
  forms: undefined,
} as const satisfies Record<string, RouteName | undefined>
