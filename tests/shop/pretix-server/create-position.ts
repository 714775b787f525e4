import { countsFor, isLive, leftOf, type NewPosition, newPosition, type Position, untilOf } from './positions.ts'
import type { PretixEventSetup, Seat } from './setup.ts'
import type { PretixState } from './state.ts'

const noKey = (id: number) => `Invalid pk "${id}" - object does not exist.`
const nameOf = ({ zone_name, row_name, seat_number }: Seat) => `${zone_name}, Row ${row_name}, Seat ${seat_number}`

/** Puts a ticket into a cart, or refuses it in pretix's words: each position succeeds or fails by itself. */
export function createPosition(state: PretixState, event: PretixEventSetup, input: unknown) {
  const { clock, server } = state
  const refuse = (errors: Record<string, string[]>) => ({ success: false, data: null, errors })
  const parsed = newPosition.safeParse(input)
  if (!parsed.success) return refuse(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]])))
  const { item, variation, subevent, seat } = parsed.data
  const product = event.items.find(({ id }) => id === item)
  if (!product) return refuse({ item: [noKey(item)] })
  if (variation && !product.variations.some(({ id }) => id === variation)) return refuse({ variation: [noKey(variation)] })
  const date = event.subevents.find(({ id }) => id === subevent)
  if (subevent && !date) return refuse({ subevent: [noKey(subevent)] })
  if (!variation && product.variations.length > 0) return refuse({ non_field_errors: ['You should specify a variation for this item.'] })
  const hasSeats = Object.values((date ?? event).seat_category_mapping).includes(item)
  const place = event.seats.find(({ seat_guid }) => seat_guid === seat)
  if (seat && !hasSeats) return refuse({ seat: ['The specified product does not allow to choose a seat.'] })
  if (seat && !place) return refuse({ seat: ['The specified seat does not exist.'] })
  if (!seat && hasSeats) return refuse({ seat: ['The specified product requires to choose a seat.'] })
  const redeemed = voucherIn(state, event, parsed.data)
  if (typeof redeemed === 'string') return refuse({ voucher: [redeemed] })
  const passesQuotas = redeemed?.allow_ignore_quota || redeemed?.block_quota
  const quotas = event.quotas.filter((quota) => countsFor(quota, parsed.data))
  if (quotas.length === 0) return refuse({ non_field_errors: [`The product "${item}" is not assigned to a quota.`] })
  const exhausted = quotas.find((quota) => leftOf(state, quota) === 0)
  if (exhausted && !passesQuotas)
    return refuse({
      non_field_errors: [`There is not enough quota available on quota "${exhausted.name}" to perform the operation.`],
    })
  const isTaken = server.positions.some((position) => isLive(state, position) && position.seat === seat)
  if (place && (place.blocked || place.ordered || isTaken))
    return refuse({ seat: [`The selected seat "${nameOf(place)}" is not available.`] })
  const position = {
    ...{ cart_id: `${crypto.randomUUID()}@api`, expires: untilOf(state, event), ...parsed.data },
    ...{ id: state.nextId++, datetime: clock.now().toString(), ...(redeemed ? { voucherId: redeemed.id } : {}) },
  }
  server.positions.push(position)
  return { success: true, data: { ...shown(event, position), addons: [], bundled: [] }, errors: null }
}

/** The voucher of a position; why it is refused, in pretix's words; undefined without one. */
function voucherIn(state: PretixState, event: PretixEventSetup, { voucher: code, item, variation, subevent }: NewPosition) {
  const { clock, server } = state
  if (!code || !server.knowsVouchers) return undefined
  const voucher = event.vouchers.find((candidate) => candidate.code.toUpperCase() === code.toUpperCase())
  if (!voucher) return 'The specified voucher does not exist.'
  const isFor = (voucher.item ?? item) === item && (voucher.variation ?? variation) === variation
  if (!isFor) return 'The specified voucher is not valid for the given item and variation.'
  if (voucher.subevent && voucher.subevent !== subevent) return 'The specified voucher is not valid for this subevent.'
  if (voucher.valid_until && Date.parse(voucher.valid_until) < clock.now().epochMilliseconds) return 'The specified voucher is expired.'
  const inCarts = server.positions.filter((position) => isLive(state, position) && position.voucherId === voucher.id).length
  const isUsedUp = voucher.redeemed + inCarts >= voucher.max_usages
  return isUsedUp ? 'The specified voucher has already been used the maximum number of times.' : voucher
}

/** A position as pretix shows it: with its seat, not with the seat's guid. */
export function shown({ seats }: PretixEventSetup, { seat, ...position }: Position) {
  const place = seats.find(({ seat_guid }) => seat_guid === seat)
  return {
    ...position,
    voucher: position.voucherId ?? null,
    voucherId: undefined,
    attendee_name: null,
    answers: [],
    seat: place ? { name: nameOf(place), seat_guid: place.seat_guid } : null,
  }
}
