import type { Viewer } from '../platform/auth/auth.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { NewPlaces, NewProduction } from './schema.ts'

/** The colour pair that the look of a house proposes from its logo. */
const HOUSE_COLOUR = 'zinnober'

/** Creates a place with its rooms, all or none. @throws Problem 400 with a message per field */
export function createPlaces(platform: Platform, viewer: Viewer, { rooms, ...venue }: NewPlaces): Promise<void> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed('venue') }, async (work) => {
    const { id: venueId } = await createInTx(work, venue)
    for (const [index, name] of rooms.entries()) {
      await at(`rooms.${index}`, 'name', () => create(work, 'room', { name, venueId, position: index }))
    }
  })
}

/** Creates a production with its dates, all or none; visitors see it at once. @throws Problem 400 with a message per field */
export function createProduction(platform: Platform, viewer: Viewer, { roomId, dates, ...production }: NewProduction): Promise<void> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed('production') }, async (work) => {
    const { id: productionId } = await createInTx(work, { ...production, zweiklang: HOUSE_COLOUR, isOnline: true })
    for (const [index, startsAt] of dates.entries()) {
      await at(`dates.${index}`, 'startsAt', () => create(work, 'event', { productionId, roomId, startsAt, isOnline: true }))
    }
  })
}

async function create(work: WriteContext, type: string, values: Record<string, unknown>): Promise<void> {
  await createInTx({ ...work, type: recordTypeNamed(type) }, values)
}

/** Says an error of a record's field where the card asks for it. */
async function at(place: string, field: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Problem) || !error.extras.errors?.[field]) throw error
    const { [field]: messages = [], ...others } = error.extras.errors
    throw new Problem(error.status, error.code, error.message, { ...error.extras, errors: { ...others, [place]: messages } })
  }
}
