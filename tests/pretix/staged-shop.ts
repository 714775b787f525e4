import { z } from 'zod'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { createSetupApi, type SetupApi } from '../../scripts/pretix/pretix-api.ts'
import { type Role, readStage } from './stage.ts'

const orderSchema = z.object({
  code: z.string(),
  status: z.string(),
  total: z.string(),
  positions: z.array(z.object({ price: z.string(), seat: z.object({ name: z.string() }).nullable(), voucher: z.int().nullable() })),
})

/** An API that may do everything in the staged pretix. */
export function setupApi(): SetupApi {
  const { apiUrl, setupToken } = readStage()
  return createSetupApi(apiUrl, setupToken)
}

const heldSchema = z.object({ id: z.int(), subevent: z.int(), seat: z.object({ seat_guid: z.string() }).nullable() })

/** What lies in carts for a staged performance, as pretix has it. */
export async function heldFor(role: Role): Promise<z.infer<typeof heldSchema>[]> {
  const positions = await setupApi().list(heldSchema, `/events/${SERIES}/cartpositions/`)
  return positions.filter(({ subevent }) => subevent === readStage().performances[role].date)
}

/** Frees what lies in carts for a staged performance. */
export async function freeAll(role: Role): Promise<void> {
  for (const { id } of await heldFor(role)) await setupApi().remove(`/events/${SERIES}/cartpositions/${id}/`)
}

const quotaSchema = z.object({ id: z.int(), name: z.string(), size: z.int(), available_number: z.int() })

/** Leaves so many tickets of a seat group, whatever of it is sold or held. */
export async function leaveTickets(role: Role, seatGroup: string, count: number): Promise<void> {
  const path = `/events/${SERIES}/quotas/`
  const quotas = await setupApi().list(quotaSchema, `${path}?with_availability=true&subevent=${readStage().performances[role].date}`)
  const quota = quotas.find(({ name }) => name === seatGroup)
  if (!quota) throw new Error(`no quota ${seatGroup}`)
  await setupApi().patch(`${path}${quota.id}/`, { size: quota.size - quota.available_number + count })
}

/** The only order of somebody, as pretix has it. */
export async function orderOf(email: string, series = SERIES): Promise<z.infer<typeof orderSchema>> {
  const orders = await setupApi().list(orderSchema, `/events/${series}/orders/?email=${encodeURIComponent(email)}`)
  const [order, ...others] = orders
  if (!order || others.length > 0) throw new Error(`${email} has ${orders.length} orders`)
  return order
}
