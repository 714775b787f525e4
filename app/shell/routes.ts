import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { ACCOUNT_PATH, ADMIN_PATH, PASSWORD_PATH, ROUTE_TABLE, type RouteName, WEBSHOP_PATHS } from '../platform/routing/table.ts'

/** The route module of each screen; the paths are in the route table. */
const SCREENS: Record<RouteName, string> = {
  home: '../content/pages/cms-page.tsx',
  'not-found': 'pages/not-found.tsx',
  'legals-agb': '../site/pages/legal.tsx',
  'legals-privacy': '../site/pages/legal.tsx',
  'legals-imprint': '../site/pages/legal.tsx',
  magazine: '../magazine/pages/magazine.tsx',
  'magazine-feed': '../magazine/pages/feed.ts',
  'magazine-tags': '../magazine/pages/tags.tsx',
  'magazine-categories-category-id': '../magazine/pages/category.tsx',
  'magazine-tags-tag-id': '../magazine/pages/tag.tsx',
  'magazine-slug-id': '../magazine/pages/article.tsx',
  ensemble: '../programme/pages/ensemble.tsx',
  'ensemble-slug-id': '../programme/pages/person.tsx',
  'forms-slug-id': '../forms/pages/form.tsx',
  search: '../search/pages/search.tsx',
  'series-slug-id': '../programme/pages/series.tsx',
  'shared-part-id': '../content/pages/shared-part.tsx',
  'template-id': '../content/pages/template.tsx',
  events: '../programme/pages/schedule.tsx',
  'events-slug-id': '../programme/pages/event.tsx',
  productions: '../programme/pages/productions.tsx',
  'productions-slug-id': '../programme/pages/production.tsx',
  'venues-slug-id': '../programme/pages/venue.tsx',
  'user-profile': '../site/pages/profile.tsx',
  'user-settings': '../site/pages/user-settings.tsx',
  page: '../content/pages/cms-page.tsx',
}

/** Screens whose content may contain modules; only they load the modules' views. */
const WITH_MODULES: readonly RouteName[] = [
  'home',
  'page',
  'magazine-slug-id',
  'legals-agb',
  'legals-privacy',
  'legals-imprint',
  'shared-part-id',
  'template-id',
]

/** Screens of the admin area that are not record lists, by module name. */
const HUB_SCREENS = [
  'appearance',
  'bin',
  'calendar',
  'changes',
  'check',
  'demo-texts',
  'entries',
  'evening',
  'first-day',
  'house',
  'import',
  'import-sources',
  'jobs',
  'log',
  'lost',
  'mails',
  'media',
  'move-in',
  'pages',
  'papers',
  'people',
  'planning-feeds',
  'redirect-list',
  'releases',
  'replace',
  'roles',
  'settings',
  'shop',
  'shop-links',
  'translations',
] as const

function screen(name: RouteName): RouteConfigEntry[] {
  const paths: { de: string; en?: string } = ROUTE_TABLE[name]
  return Object.entries(paths).map(([locale, path]) =>
    route(`${DEFAULT_LOCALE}/${path}`, SCREENS[name], { id: locale === DEFAULT_LOCALE ? name : `${name}.${locale}` }),
  )
}

const names = Object.keys(ROUTE_TABLE) as RouteName[]

export default [
  layout('layouts/default.tsx', [
    ...names.filter((name) => !WITH_MODULES.includes(name)).flatMap(screen),
    layout('layouts/with-modules.tsx', names.filter((name) => WITH_MODULES.includes(name)).flatMap(screen)),
  ]),
  layout('layouts/webshop.tsx', [
    // The splat also matches the empty path.
    ...WEBSHOP_PATHS.map((path) => route(`${path}/*`, '../booking/pages/webshop.tsx', { id: `webshop:${path}` })),
  ]),
  layout('layouts/dashboard.tsx', [
    route(ADMIN_PATH.slice(1), '../admin/pages/hub.tsx', { id: 'hub' }),
    ...HUB_SCREENS.map((name) => route(`${ADMIN_PATH.slice(1)}/${name}`, `../admin/pages/${name}.tsx`, { id: `hub-${name}` })),
    route(`${ADMIN_PATH.slice(1)}/event/several`, '../admin/pages/performances.tsx', { id: 'hub-performances' }),
    route(`${ADMIN_PATH.slice(1)}/event/:id/cast`, '../admin/pages/event-cast.tsx', { id: 'hub-event-cast' }),
    route(`${ADMIN_PATH.slice(1)}/translations/:type/:id`, '../admin/pages/translate.tsx', { id: 'hub-translate' }),
    route(`${ADMIN_PATH.slice(1)}/media/:id`, '../admin/pages/media-item.tsx', { id: 'hub-media-item' }),
    route(`${ADMIN_PATH.slice(1)}/:type`, '../admin/pages/records.tsx', { id: 'hub-records' }),
    route(`${ADMIN_PATH.slice(1)}/:type/:id`, '../admin/pages/record.tsx', { id: 'hub-record' }),
    route(ACCOUNT_PATH.slice(1), '../admin/pages/account.tsx', { id: 'hub-account' }),
    route(PASSWORD_PATH.slice(1), '../admin/pages/password.tsx', { id: 'password' }),
  ]),
  route('*', 'pages/no-match.tsx', { id: 'no-match' }),
] satisfies RouteConfig
