import { createApi, idParam, jsonBody } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireTypeAccess } from '../../records/type-access.server.ts'
import { bookingMoveSchema, bookingSeriesSchema, createBookings, moveBooking } from './commands.server.ts'

/** API of the bookings of rooms beyond that of every record: several at once, and moving. */
export function bookingsApi(platform: Platform) {
  const api = createApi()

  api.post('/admin/room-booking/several', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'write', 'room-booking')
    return context.json({ ids: await createBookings(platform, viewer, await jsonBody(context, bookingSeriesSchema)) }, 201)
  })

  api.post('/admin/room-booking/:id{[1-9]\\d{0,8}}/move', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'write', 'room-booking')
    return context.json(await moveBooking(platform, viewer, idParam(context), await jsonBody(context, bookingMoveSchema)))
  })

  return api
}
