// Who may import whom (README, the section of that name). Run by `npm run check`.
import { STAFF_ROOMS } from './scripts/staff-rooms.ts'

const features = '^app/(content|programme|booking|magazine|search|forms|site|identity|consent|embeds)/'
/** Rooms of the staff that are features of their own, above those of the site. */
const desks = STAFF_ROOMS.filter((room) => !['admin', 'editor', 'staff-ui'].includes(room)).join('|')
const staff = STAFF_ROOMS.join('|')
const shells = 'admin|editor|shell|server|start\\.|main'

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^app/platform/' },
      to: { path: '^app/(?!platform/)' },
    },
    { name: 'ui-knows-no-feature', severity: 'error', from: { path: '^app/ui/' }, to: { path: '^app/(?!ui/|platform/)' } },
    {
      name: 'records-know-no-type',
      comment: 'The engine is told of its types (records/registry.server.ts).',
      severity: 'error',
      from: { path: '^app/records/' },
      to: { path: '^app/(?!records/|platform/)' },
    },
    {
      name: 'lint-knows-records-and-below',
      severity: 'error',
      from: { path: '^app/content-lint/' },
      to: { path: '^app/(?!content-lint/|records/|platform/)' },
    },
    {
      name: 'features-know-what-is-below',
      severity: 'error',
      from: { path: features },
      to: { path: `^app/(modules|staff-ui|${desks}|${shells})` },
    },
    {
      name: 'features-meet-at-the-door',
      comment: 'A feature reaches another only through its index.ts or index.server.ts.',
      severity: 'error',
      from: { path: features },
      to: { path: features, pathNot: ['^app/$1/', '^app/[^/]+/index(\\.server)?\\.ts$', '^app/[^/]+/tables\\.ts$'] },
    },
    {
      name: 'booking-knows-no-programme',
      comment: 'The programme shows booking. What booking must know of it is handed in (app/booking/performances.ts).',
      severity: 'error',
      from: { path: '^app/booking/' },
      to: { path: '^app/programme/' },
    },
    {
      name: 'modules-know-features-and-below',
      severity: 'error',
      from: { path: '^app/modules/' },
      to: { path: `^app/(staff-ui|${desks}|${shells})` },
    },
    {
      name: 'module-folders-know-no-registry',
      comment: 'Registries find the folders by pattern, which this check does not see: an import back would be a circle.',
      severity: 'error',
      from: { path: '^app/modules/[^/]+/' },
      to: {
        path: '^app/modules/((definitions|toolbars|(later-|text-|loaded-)?views|rule-violations)|[^/]+\\.server)\\.tsx?$',
        pathNot: '/(node-files|code-frames|module-loader)\\.server\\.ts$',
      },
    },
    {
      name: 'staff-ui-knows-no-feature-of-the-staff',
      comment: 'What features add to its forms is handed in (staff-ui/record-form/extensions.ts).',
      severity: 'error',
      from: { path: '^app/staff-ui/' },
      to: { path: `^app/(programme|booking|magazine|search|forms|site|${desks}|${shells})` },
    },
    {
      name: 'desks-know-no-shell',
      severity: 'error',
      from: { path: `^app/(${desks})/` },
      to: { path: `^app/(${shells})` },
    },
    {
      name: 'editor-and-admin-do-not-know-each-other',
      severity: 'error',
      from: { path: '^app/(editor|admin)/' },
      to: { path: '^app/(editor|admin|shell|server|start\\.|main)', pathNot: '^app/$1/' },
    },
    {
      name: 'staff-code-only-lazily',
      comment: 'Visitors never download the editor or the admin area.',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/(${staff}|texts)/` },
      to: {
        path: `^app/(${staff})/`,
        pathNot: ['^app/admin/pages/', '\\.server\\.ts$', '/tables\\.ts$'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'catalogues-are-collected-in-one-place',
      comment: 'A room keeps its texts; app/texts alone reads them.',
      severity: 'error',
      from: { pathNot: '^app/texts/' },
      to: { path: '/texts.[a-z.]+.ts$' },
    },
    {
      name: 'whole-catalogues-stay-away-from-visitors',
      comment: 'What visitors load brings the texts it names (scripts/i18n-per-chunk.ts).',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/(texts|admin|editor)/', '^app/(server|start).ts$', '.(server|test).tsx?$'] },
      to: { path: '^app/texts/' },
    },
    { name: 'nobody-imports-the-shop', severity: 'error', from: { pathNot: '^sandbox-shop/' }, to: { path: '^sandbox-shop/' } },
    {
      name: 'the-shop-stands-alone',
      severity: 'error',
      from: { path: '^sandbox-shop/' },
      // The names of the cart's cookies are what site and shop share (B §9).
      to: { path: '^(app/(?!platform/|booking/cart-cookies\\.)|demo/)' },
    },
    {
      name: 'browser-code-reads-no-server-code',
      severity: 'error',
      from: { path: '^app/.*\\.tsx$', pathNot: ['/pages/', '\\.server\\.tsx$', '^app/shell/', '\\.test\\.tsx$'] },
      to: {
        path: ['\\.server\\.tsx?$', '^app/platform/(database|auth/(?!roles)|media/(store|api|files)|cache|config|jobs|mail)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2)$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
