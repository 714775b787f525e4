import { z } from 'zod'
import type { CallDescription } from '../../platform/http/call-descriptions.ts'
import { releaseChange, releaseCreation, releaseSwitch } from './schema.ts'

const part = z.object({ id: z.int(), object_id: z.int(), user: z.string(), problem: z.string() })
const release = z.object({
  ...{ id: z.int(), title: z.string(), at: z.string().nullable(), user: z.string(), failure: z.string(), may_edit: z.boolean() },
  contents: z.array(part.extend({ content_type: z.string(), modules: z.array(z.string()) })),
  switches: z.array(
    part.extend({
      ...{ target: z.enum(['page', 'navigation-link']), title: z.string() },
      ...{ is_online: z.boolean().nullable(), in_menu: z.boolean().nullable(), position: z.int().nullable() },
    }),
  ),
})
const liveRelease = z.object({
  ...{ id: z.int(), title: z.string(), live_at: z.string(), user: z.string(), parts: z.int(), may_edit: z.boolean() },
  contents: z.array(z.object({ content_type: z.string(), object_id: z.int() })),
})
const parts = z.object({ parts: z.int().meta({ description: 'How many pages, records and links have changed.' }) })

const EXAMPLE: z.infer<typeof release> = {
  ...{ id: 3, title: 'Spielzeit 27/28', at: '2027-08-20T10:00:00+02:00', user: 'Rita Redaktion', failure: '', may_edit: true },
  contents: [{ id: 11, content_type: 'page', object_id: 7, modules: ['Überschrift'], user: 'Rita Redaktion', problem: '' }],
  switches: [
    {
      ...{ id: 4, target: 'page', object_id: 8, title: 'Abonnement', user: 'Rita Redaktion', problem: '' },
      ...{ is_online: true, in_menu: true, position: 2 },
    },
  ],
}
const LIVE: z.infer<typeof liveRelease> = {
  ...{ id: 2, title: 'Vorverkauf', live_at: '2027-05-02T10:00:00+02:00', user: 'Rita Redaktion', parts: 4, may_edit: true },
  contents: [{ content_type: 'page', object_id: 12 }],
}

const id = z.object({ id: z.coerce.number().int().positive() })
const answer = { schema: release, example: EXAMPLE }
const STAFF = { isForStaff: true } as const

/** The calls of releases, as the OpenAPI document says them. */
export const RELEASE_CALLS: CallDescription[] = [
  {
    ...{ method: 'get', path: '/releases', summary: 'The open releases, and those that went live last and can be undone.', ...STAFF },
    response: {
      schema: z.object({ results: z.array(release), live: z.array(liveRelease) }),
      example: { results: [EXAMPLE], live: [LIVE] },
    },
    errors: [401],
  },
  {
    ...{
      method: 'post',
      path: '/releases',
      summary: 'Creates an empty release. Content comes into it by the calls of planned changes.',
      ...STAFF,
    },
    body: { schema: releaseCreation, example: { title: 'Spielzeit 27/28', at: null } },
    response: { ...answer, status: 201 },
    errors: [400, 401, 403, 409],
  },
  {
    ...{ method: 'patch', path: '/releases/{id}', summary: 'Changes the name or the time of a release.', params: id, ...STAFF },
    body: { schema: releaseChange, example: { title: 'Spielzeit 2027/28' } },
    response: answer,
    errors: [400, 401, 403, 404],
  },
  {
    ...{
      method: 'delete',
      path: '/releases/{id}',
      summary: 'Takes an open release back; drafts and pages stay as they are.',
      params: id,
      ...STAFF,
    },
    errors: [401, 403, 404],
  },
  {
    ...{ method: 'put', path: '/releases/{id}/switches', params: id, ...STAFF },
    summary: 'Has a release switch a page or a link of the menu, in place of what it did with it before.',
    body: { schema: releaseSwitch, example: { target: 'page', object_id: 8, is_online: true, in_menu: true, position: 2 } },
    response: answer,
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'delete', path: '/releases/{id}/switches/{switch}', ...STAFF },
    summary: 'Leaves a page or link as it is when the release goes live.',
    params: id.extend({ switch: z.coerce.number().int().positive() }),
    errors: [401, 403, 404],
  },
  {
    ...{ method: 'post', path: '/releases/{id}/publish', params: id, ...STAFF },
    summary: 'Makes a release live now, all of it or nothing; 409 says what speaks against it.',
    response: { schema: parts, example: { parts: 4 } },
    errors: [401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/releases/{id}/undo', params: id, ...STAFF },
    summary: 'Takes back all that a release did, or nothing, and opens it again; 409 says what somebody has changed since.',
    response: { schema: parts, example: { parts: 4 } },
    errors: [401, 403, 404, 409],
  },
]
