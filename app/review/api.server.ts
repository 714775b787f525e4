import type { Context } from 'hono'
import { assertMayEdit, mayView, mayViewSome } from '../content/editing-rights.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { type ApiEnv, createApi, idParam, jsonBody, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF, forbidden, SEES_WORK } from '../platform/http/authorize.ts'
import { describeCalls } from '../platform/http/call-descriptions.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { notFound, tooManyRequests } from '../platform/http/problem.ts'
import { countAccountAttempt, type RateLimit } from '../platform/http/rate-limit.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import type { Platform } from '../platform/platform.ts'
import { REVIEW_CALLS } from './api-descriptions.server.ts'
import { readColleagues } from './colleagues.server.ts'
import { addReply, addThread, changeComment, deleteComment, resolveThread } from './comments.server.ts'
import { readConcerns } from './concerns.server.ts'
import { createPreviewLink, isPreviewed, listPreviewLinks, revokePreviewLink } from './preview-links.server.ts'
import { readReview } from './review-state.server.ts'
import { approveReview, type ReviewServices, requestReview, returnReview, withdrawReview } from './reviews.server.ts'
import {
  commentChangeSchema,
  commentSchema,
  previewLinkSchema,
  reviewApprovalSchema,
  reviewRequestSchema,
  reviewReturnSchema,
  threadChangeSchema,
  threadSchema,
} from './schema.ts'
import { readThreads } from './threads.server.ts'

/** Each comment may send emails. */
const COMMENTS: RateLimit = { purpose: 'comments', max: 120, minutes: 10 }

/**
 * The calls about comments, preview links and reviews of what staff edit. All staff who may see an object may comment on it, also those who may not
 * write: a comment changes nothing of the site (decision 0065).
 */
export function reviewApi(services: ReviewServices) {
  const { platform } = services.services
  const api = createApi()
  describeCalls(api, REVIEW_CALLS)
  mountComments(api, platform)
  mountPreviewLinks(api, platform)
  mountReviews(api, services)
  api.get('/review/concerns', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    context.header('cache-control', 'no-store')
    return context.json({ results: await readConcerns(platform.db, viewer) })
  })
  return api
}

type Api = ReturnType<typeof createApi>

function mountComments(api: Api, platform: Platform): void {
  async function commentator(context: Context<ApiEnv>): Promise<Viewer> {
    const viewer = await writer(context, platform)
    if ((await countAccountAttempt(platform, COMMENTS, viewer.id)) > COMMENTS.max) throw tooManyRequests()
    return viewer
  }

  api.get('/review/colleagues/:type', async (context) => {
    const viewer = await reader(context)
    return context.json(await readColleagues(platform.db, viewer, objectType(context)))
  })

  api.get('/review/comments/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await reader(context)
    return context.json(await readThreads(platform.db, viewer, objectOf(context)))
  })

  api.post('/review/comments/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await commentator(context)
    return context.json(await addThread(platform, viewer, objectOf(context), await jsonBody(context, threadSchema)), 201)
  })

  api.post('/review/threads/:id{[1-9]\\d*}/replies', async (context) => {
    const viewer = await commentator(context)
    return context.json(await addReply(platform, viewer, idParam(context), await jsonBody(context, commentSchema)), 201)
  })

  api.patch('/review/threads/:id{[1-9]\\d*}', async (context) => {
    const viewer = await commentator(context)
    const { isResolved } = await jsonBody(context, threadChangeSchema)
    await resolveThread(platform, viewer, idParam(context), isResolved)
    return context.body(null, 204)
  })

  api.patch('/review/comments/:id{[1-9]\\d*}', async (context) => {
    const viewer = await commentator(context)
    await changeComment(platform, viewer, idParam(context), await jsonBody(context, commentChangeSchema))
    return context.body(null, 204)
  })

  api.delete('/review/comments/:id{[1-9]\\d*}', async (context) => {
    const viewer = await commentator(context)
    await deleteComment(platform, viewer, idParam(context))
    return context.body(null, 204)
  })
}

function mountPreviewLinks(api: Api, platform: Platform): void {
  function previewedOf(context: Context<ApiEnv>) {
    if (!isPreviewed(objectType(context))) throw notFound()
    return objectOf(context)
  }

  api.get('/review/preview-links/:type/:id{[1-9]\\d*}', async (context) => {
    await reader(context)
    return context.json(await listPreviewLinks(platform, previewedOf(context)))
  })

  api.post('/review/preview-links/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    assertMayEdit(viewer, objectType(context), idParam(context))
    const made = await createPreviewLink(platform, viewer, previewedOf(context), await jsonBody(context, previewLinkSchema))
    return context.json(made, 201)
  })

  api.delete('/review/preview-links/:id{[1-9]\\d*}', async (context) => {
    const viewer = await writer(context, platform)
    await revokePreviewLink(platform, viewer, idParam(context))
    return context.body(null, 204)
  })
}

function mountReviews(api: Api, services: ReviewServices): void {
  const { platform } = services.services

  api.get('/review/requests/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await reader(context)
    return context.json({ review: await readReview(platform, services.modules, viewer, objectOf(context)) })
  })

  api.post('/review/requests/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await writer(context, platform)
    await requestReview(services, viewer, objectOf(context), await jsonBody(context, reviewRequestSchema))
    return context.json({ review: await readReview(platform, services.modules, viewer, objectOf(context)) }, 201)
  })

  api.post('/review/requests/:id{[1-9]\\d*}/approve', async (context) => {
    const viewer = await writer(context, platform)
    return context.json(await approveReview(services, viewer, idParam(context), await jsonBody(context, reviewApprovalSchema)))
  })

  api.post('/review/requests/:id{[1-9]\\d*}/return', async (context) => {
    const viewer = await writer(context, platform)
    const { answer } = await jsonBody(context, reviewReturnSchema)
    await returnReview(services, viewer, idParam(context), answer)
    return context.body(null, 204)
  })

  api.delete('/review/requests/:id{[1-9]\\d*}', async (context) => {
    const viewer = await writer(context, platform)
    await withdrawReview(services, viewer, idParam(context))
    return context.body(null, 204)
  })
}

/** Staff, whatever they may write, from this site. */
async function writer(context: Context<ApiEnv>, { config }: Pick<Platform, 'config'>): Promise<Viewer> {
  const viewer = await requireStaff(context, ANY_STAFF)
  requireCsrfToken(context.req.raw, config.publicUrl)
  return viewer
}

/** Staff who may see the object in the path, or objects of its type where it names none. Nothing of the answer is stored. */
async function reader(context: Context<ApiEnv>): Promise<Viewer> {
  const viewer = await requireStaff(context, SEES_WORK)
  const id = context.req.param('id')
  const maySee = id === undefined ? mayViewSome(viewer, objectType(context)) : mayView(viewer, objectType(context), Number(id))
  if (!maySee) throw forbidden()
  context.header('cache-control', 'no-store')
  return viewer
}

function objectType(context: Context<ApiEnv>): string {
  return context.req.param('type') ?? ''
}

function objectOf(context: Context<ApiEnv>) {
  return { contentType: objectType(context), objectId: idParam(context) }
}
