// Who may import whom (README, "The house"). Run by `npm run check`.
const features = '^app/(content|programme|booking|magazine|search|forms|site)/'

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^app/platform/' },
      to: { path: '^app/(?!platform/|ui/zweiklang)' },
    },
    { name: 'ui-knows-no-feature', severity: 'error', from: { path: '^app/ui/' }, to: { path: '^app/(?!ui/|platform/)' } },
    {
      name: 'features-know-what-is-below',
      severity: 'error',
      from: { path: features },
      to: { path: '^app/(modules|editor|admin|shell|server|start|main)' },
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
      to: { path: '^app/(editor|admin|shell|server|start|main)' },
    },
    {
      name: 'editor-and-admin-know-no-shell',
      severity: 'error',
      from: { path: '^app/(editor|admin)/' },
      to: { path: '^app/(shell|server|start|main)' },
    },
    {
      name: 'staff-code-only-lazily',
      comment: 'Visitors never download the editor or the admin area.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(editor|admin)/' },
      to: {
        path: '^app/(editor|admin)/',
        pathNot: ['^app/admin/pages/', '\\.server\\.ts$', '^app/admin/tables\\.ts$'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    { name: 'nobody-imports-the-shop', severity: 'error', from: { pathNot: '^sandbox-shop/' }, to: { path: '^sandbox-shop/' } },
    {
      name: 'the-shop-stands-alone',
      severity: 'error',
      from: { path: '^sandbox-shop/' },
      to: { path: '^(app/(?!platform/)|demo/)' },
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
