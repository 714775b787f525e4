/** Scripts that every page loads anyway. */
export const ON_EVERY_PAGE = /\/(entry\.client|frame|framework|rolldown-runtime)-/

/** Prefixes of paths below `app/`: what stands on every page of visitors, one script. A change of page keeps it. */
export const FRAME_SOURCES = [
  'shell/',
  'platform/i18n/i18n.',
  'platform/i18n/language-attributes.',
  // Small, and shared by what visitors read and staff write: as scripts of their own they would each be asked for.
  ...['platform/format/notation.', 'platform/rich-text/block-direction.'],
  ...['content/translations/translate-query.', 'content/variants/variant.', 'modules/accessibility-statement/day-in.'],
  'platform/routing/',
  'platform/http/cookies.',
  ...[
    'SmartLink',
    'Button',
    'colour-scheme',
    'Icon',
    'Picture',
    'Breadcrumb',
    'Credit',
    'overlay-stack',
    'scroll',
    'script-marker',
    'server-html',
    'reading',
    'Skeleton',
    'use-static-links',
    'OwnText',
    'PageSlot',
    'no-autofill',
  ].map((name) => `ui/${name}.`),
  'booking/use-cart.',
  'site/use-layout-data.',
  ...['choice', 'services', 'consent-store', 'ConsentManager', 'done-context', 'tracking-refused', 'tag-consent'].map(
    (name) => `consent/${name}.`,
  ),
  ...['use-opened-by-link', 'use-tag-manager'].map((name) => `consent/${name}.`),
]

/** What of these is loaded later, or not on every page, and the entry module, which no other module may bring with it. */
export const LATER_SOURCES = [
  ...['entry.', 'routes.', 'texts.', 'pages/', 'overlay/', 'offline-page/', 'footer/FooterContent.', 'Alerts.'],
  ...['layouts/with-modules.', 'layouts/dashboard.', 'layouts/webshop.', 'header/Menu.', 'header/UserMenu.', 'header/Own'],
  ...['PageSkeleton.', 'PageWithModules.', 'StaffPalette.', 'StatusBanners.', 'NoConnection.', 'ErrorPage.', 'CustomErrorHtml.'],
  ...['service-worker.', 'client-limitation.', 'cached-page.', 'use-page-announcement.', 'missing-address.', 'error-of.', 'error-file.'],
].map((name) => `shell/${name}`)

/** Sources below `app/`. Style sheets of the shell are no part of the frame, those of its components are. */
const SOURCE = /\/app\/(shell\/.*\.tsx?$|(?!shell\/).*)/

/** Whether a module belongs to the script of every page. @param id absolute path of the module */
export function isFrame(id: string): boolean {
  const [, path] = SOURCE.exec(id) ?? []
  if (!path) return false
  const isIn = (prefixes: string[]) => prefixes.some((prefix) => path.startsWith(prefix))
  return isIn(FRAME_SOURCES) && !isIn(LATER_SOURCES)
}
