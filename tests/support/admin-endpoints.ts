import type { Action, Area } from '../../app/platform/auth/rights.ts'

/**
 * Who may call an endpoint, an example request that changes nothing, and its status for an authorised caller. `T` stands for
 * the name of a record type; such an endpoint is tested with one type of each area.
 */
export type Endpoint = { right: Right; ok: number; path?: string; body?: unknown }
/** Everybody, all staff, those who may do this in that area, or in the area of the record type. */
export type Right = 'everybody' | 'staff' | [Action, Area] | Action

const UNKNOWN_ID = 2_000_000_000
const UNKNOWN_JOB = '00000000-0000-4000-8000-000000000000'

/** Every endpoint of the admin area; the test of its rights fails if one is missing. */
export const ADMIN_ENDPOINTS: Record<string, Endpoint> = {
  'PATCH /admin/settings/:id': { right: ['write', 'settings'], ok: 409, path: '/admin/settings/1', body: { base: 'x', values: {} } },
  'GET /admin/settings/:id/changes': { right: ['read', 'settings'], ok: 200, path: '/admin/settings/1/changes' },
  'POST /admin/settings/:id/restore': {
    right: ['write', 'settings'],
    ok: 404,
    path: '/admin/settings/1/restore',
    body: { change: UNKNOWN_ID },
  },
  'GET /admin/:type': { right: 'read', ok: 200 },
  'GET /admin/:type/:file': { right: 'read', ok: 200, path: '/admin/T/export.json' },
  'POST /admin/:type/:file': { right: 'read', ok: 200, path: '/admin/T/export.json', body: { ids: [UNKNOWN_ID] } },
  'GET /admin/:type/count': { right: 'read', ok: 200 },
  'GET /admin/:type/options': { right: 'read', ok: 200 },
  'GET /admin/:type/ids': { right: 'read', ok: 200 },
  'GET /admin/:type/dependents': { right: 'read', ok: 200, path: `/admin/T/dependents?ids=${UNKNOWN_ID}` },
  'GET /admin/:type/blank': { right: 'read', ok: 200 },
  'POST /admin/:type': { right: 'write', ok: 400, body: { unknown: 1 } },
  'POST /admin/:type/bulk': { right: 'write', ok: 200, body: { action: 'delete', ids: [UNKNOWN_ID] } },
  'POST /admin/:type/bulk/undo': { right: 'write', ok: 404, body: { changes: [UNKNOWN_ID] } },
  'POST /admin/:type/preview': { right: 'write', ok: 400, body: {} },
  'POST /admin/event/several': { right: ['write', 'programme'], ok: 400, body: {} },
  'GET /admin/:type/:id': { right: 'read', ok: 404 },
  'PATCH /admin/:type/:id': { right: 'write', ok: 404, body: { base: 'x', values: {} } },
  'POST /admin/:type/:id': { right: 'write', ok: 404, body: { base: 'x', values: {} } },
  'DELETE /admin/:type/:id': { right: 'delete', ok: 404 },
  'GET /admin/:type/:id/dependents': { right: 'read', ok: 200 },
  'GET /admin/:type/:id/changes': { right: 'read', ok: 200 },
  'POST /admin/:type/:id/restore': { right: 'write', ok: 404, body: { change: UNKNOWN_ID } },
  'GET /admin/:type/:id/plans': { right: 'read', ok: 200 },
  'POST /admin/:type/:id/plans': { right: 'write', ok: 400, body: {} },
  'DELETE /admin/:type/:id/plans/:plan': { right: 'write', ok: 404, path: '/admin/T/999999999/plans/999999999' },
  'POST /admin/views': { right: 'staff', ok: 400, body: {} },
  'DELETE /admin/views/:id': { right: 'staff', ok: 404 },
  'GET /admin/event/parts': { right: ['read', 'programme'], ok: 200 },
  'GET /admin/event/last-cast': { right: ['read', 'programme'], ok: 400 },
  'POST /admin/event/conflicts': { right: ['write', 'programme'], ok: 400, body: {} },
  'POST /admin/event/:id/move': { right: ['write', 'programme'], ok: 400, path: '/admin/event/999999999/move', body: {} },
  // The test app has no shop.
  'GET /admin/shop/differences': { right: ['read', 'programme'], ok: 503 },
  'POST /admin/shop/round': { right: ['write', 'programme'], ok: 503 },
  'GET /admin/shop/links': { right: ['read', 'programme'], ok: 503 },
  'POST /admin/shop/links': { right: ['write', 'programme'], ok: 503, body: {} },
  'POST /admin/import': { right: ['write', 'programme'], ok: 400 },
  'POST /admin/check': { right: ['write', 'site'], ok: 202 },
  'GET /admin/check': { right: ['read', 'site'], ok: 200 },
  // Imports of other users are not found.
  'GET /admin/import/:id': { right: 'staff', ok: 404, path: '/admin/import/99999999' },
  'GET /admin/import/:id/undo': { right: ['write', 'programme'], ok: 404, path: '/admin/import/99999999/undo' },
  'POST /admin/import/:id/undo': { right: ['write', 'programme'], ok: 404, path: '/admin/import/99999999/undo' },
  'GET /admin/pages/:id/consequences': { right: 'staff', ok: 404 },
  'GET /staff/screens': { right: 'staff', ok: 200 },
  'PUT /admin/media/:id/file': { right: ['write', 'media'], ok: 400 },
  'GET /admin/media/:id/preview': { right: 'staff', ok: 404 },
  'GET /admin/entries/export.csv': { right: ['read', 'entries'], ok: 200 },
  'DELETE /admin/entries/:id': { right: ['delete', 'entries'], ok: 404 },
  'POST /admin/mails/:id/again': { right: ['write', 'people'], ok: 410 },
  'POST /admin/jobs/:id/again': { right: ['write', 'settings'], ok: 404, path: `/admin/jobs/${UNKNOWN_JOB}/again` },
  'POST /admin/jobs/:id/dismiss': { right: ['write', 'settings'], ok: 404, path: `/admin/jobs/${UNKNOWN_JOB}/dismiss` },
  'DELETE /admin/lost': { right: ['delete', 'site'], ok: 404 },
  'PATCH /people/:id': { right: ['write', 'people'], ok: 400, body: {} },
  'DELETE /people/:id/sessions': { right: ['write', 'people'], ok: 404 },
  'GET /people/:id/sessions': { right: ['write', 'people'], ok: 200 },
  'DELETE /people/:id/sessions/:session': { right: ['write', 'people'], ok: 404 },
  'DELETE /people/:id/second-factor': { right: ['write', 'people'], ok: 404 },
  'PUT /people/second-factor-roles': { right: ['write', 'people'], ok: 400, body: {} },
  'POST /invitations': { right: ['write', 'people'], ok: 400, body: {} },
  'POST /people/:id/invitation': { right: ['write', 'people'], ok: 404 },
  'GET /login-ways': { right: 'everybody', ok: 200 },
  'GET /account': { right: 'staff', ok: 200 },
  'PATCH /account': { right: 'staff', ok: 400, body: {} },
  'PATCH /account/passkeys/:id': { right: 'staff', ok: 404, body: { name: 'Schlüssel' } },
  'DELETE /account/passkeys/:id': { right: 'staff', ok: 404 },
  'DELETE /account/sessions': { right: 'staff', ok: 204 },
  'DELETE /account/sessions/:id': { right: 'staff', ok: 404 },
  'DELETE /people/:id': { right: ['write', 'people'], ok: 404 },
  'GET /dashboard-site': { right: 'staff', ok: 200 },
  'GET /dashboard-versions': { right: 'staff', ok: 200 },
  'GET /dashboard-page-activities': { right: 'staff', ok: 200 },
  'GET /dashboard-search-keywords': { right: 'staff', ok: 200 },
  'GET /dashboard-celum-overview': { right: 'staff', ok: 200 },
  'GET /dashboard-idservice-events': { right: 'staff', ok: 200 },
}
