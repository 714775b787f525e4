import type { Context } from 'hono'
import { z } from 'zod'
import type { TicketShop } from '../booking/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { canWithObject } from '../platform/auth/rights.ts'
import { isoWithOffset, parseInstant, toInstant } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { MAX_ID, recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput } from '../platform/http/api.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { validationFailed } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { readParts } from '../programme/parts.server.ts'
import { EVENT_STATUSES } from '../programme/schema.ts'
import { requireTypeAccess } from '../records/type-access.server.ts'
import { bookingsApi } from './bookings/api.server.ts'
import { bulkCreateEvents, bulkCreateSchema, previewBulkCreate } from './bulk-create.server.ts'
import { feedsApi } from './feeds/api.server.ts'
import { readLastCast } from './last-cast.server.ts'
import { movePerformance, moveSchema } from './move.server.ts'
import { readDatesOf } from './production-dates/read-dates.server.ts'
import { previewShift, shiftDates, shiftPreviewSchema, shiftSchema } from './production-dates/shift.server.ts'
import { findProposalConflicts } from './proposed-events.server.ts'
import { readRoomChange } from './room-change.server.ts'
import { readSalesHistory, salesQuerySchema } from './sales/read-sales-history.server.ts'
import { seriesLinksSchema } from './series-dates.ts'

const MAX_CAST = 300

/** The unsaved values of a performance's form. */
const proposalSchema = z.strictObject({
  id: recordId.nullable(),
  productionId: recordId,
  roomId: recordId,
  parentId: recordId.nullable().default(null),
  startsAt: isoDateTime,
  endsAt: isoDateTime.nullable().default(null),
  status: z.enum(EVENT_STATUSES).default('scheduled'),
  cast: z
    .array(
      z.object({
        personId: recordId.nullable(),
        kind: z.enum(['cast', 'team']),
        role: z.string().max(300),
        replacesId: recordId.nullable().default(null),
        isOmitted: z.boolean().default(false),
      }),
    )
    .max(MAX_CAST)
    .optional(),
})

const seriesSchema = bulkCreateSchema.extend({ dry_run: z.boolean().default(false), links: seriesLinksSchema })

const lastCastSchema = z.object({
  production: z.coerce.number().pipe(recordId),
  before: isoDateTime,
  without: z.coerce.number().int().min(0).max(MAX_ID).optional(),
})

const datesSchema = z.object({ production: z.coerce.number().pipe(recordId) })

/**
 * API of the planning board and of performance forms: parts and last cast, dates of a production, sales over time, conflicts of a proposed event,
 * bulk creation, moving, shifting many, bookings, feeds.
 */
export function calendarApi(platform: Platform, shop: TicketShop | undefined) {
  const api = createApi()
  api.route('/', bookingsApi(platform))
  api.route('/', feedsApi(platform))

  const requirePlanner = async (context: Context<ApiEnv>) => (await requireTypeAccess(context, platform, 'write', 'event')).viewer

  api.get('/admin/event/parts', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'event')
    const production = recordId.safeParse(Number(context.req.query('production')))
    if (production.success) assertMayReadProduction(viewer, production.data)
    return context.json(production.success ? await readParts(platform.db, production.data) : [])
  })

  api.get('/admin/event/last-cast', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'event')
    const query = lastCastSchema.safeParse(context.req.query())
    if (!query.success) throw validationFailed(query.error.issues)
    const { production, before, without } = query.data
    assertMayReadProduction(viewer, production)
    return context.json(await readLastCast(platform.db, { productionId: production, before: parseInstant(before), without }))
  })

  api.get('/admin/event/dates', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'event')
    const { production } = parseInput(datesSchema, context.req.query())
    assertMayReadProduction(viewer, production)
    return context.json(await readDatesOf(platform, viewer, production))
  })

  api.get('/admin/event/sales', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'event')
    return context.json(await readSalesHistory(platform, viewer, parseInput(salesQuerySchema, context.req.query())))
  })

  api.post('/admin/event/conflicts', async (context) => {
    const { role } = await requirePlanner(context)
    const { id, startsAt, endsAt, status, cast, ...proposal } = await jsonBody(context, proposalSchema)
    const [conflicts = []] = await findProposalConflicts(platform.db, role, [
      {
        ...proposal,
        id: id ?? 0,
        startsAt: parseInstant(startsAt),
        endsAt: endsAt === null ? null : parseInstant(endsAt),
        isCancelled: status === 'cancelled',
        cast: cast?.flatMap(({ personId, ...part }) => (personId === null ? [] : [{ personId, ...part }])),
      },
    ])
    return context.json({
      room_change: id === null || status === 'cancelled' ? null : await readRoomChange(platform.db, id, proposal.roomId),
      conflicts: conflicts.map(({ other, ...conflict }) => ({
        ...conflict,
        other: { ...other, startsAt: isoWithOffset(toInstant(other.startsAt)) },
      })),
    })
  })

  api.post('/admin/event/several', async (context) => {
    const viewer = await requirePlanner(context)
    const { dry_run, ...series } = await jsonBody(context, seriesSchema)
    if (dry_run) return context.json(await previewBulkCreate({ platform, shop }, viewer, series))
    const { ids, linked } = await bulkCreateEvents({ platform, shop }, viewer, series)
    return context.json({ created: ids.length, linked, ids }, 201)
  })

  api.post('/admin/event/shift/preview', async (context) => {
    const viewer = await requirePlanner(context)
    return context.json(await previewShift({ platform, shop }, viewer, await jsonBody(context, shiftPreviewSchema)))
  })

  api.post('/admin/event/shift', async (context) => {
    const viewer = await requirePlanner(context)
    return context.json(await shiftDates({ platform, shop }, viewer, await jsonBody(context, shiftSchema)))
  })

  api.post('/admin/event/:id{[1-9]\\d{0,8}}/move', async (context) => {
    const viewer = await requirePlanner(context)
    const move = await jsonBody(context, moveSchema)
    return context.json(await movePerformance({ platform, shop }, viewer, idParam(context), move))
  })

  return api
}

/** @throws Problem 403 unless the viewer's role may read this production */
function assertMayReadProduction({ role }: Viewer, id: number): void {
  if (!canWithObject(role, 'read', 'programme', { type: 'production', id })) throw forbidden()
}
