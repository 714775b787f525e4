import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '../platform/http/api.ts'
import { idParameter, publicGet, publicGetById } from '../platform/http/get-route.ts'
import { jsonRequest, publicPost } from '../platform/http/post-route.ts'
import { t } from '../platform/i18n/i18n.ts'
import { MAX_CODE_LENGTH } from './codes/code-limit.ts'
import { redeemedCodeSchema } from './codes/code-offer.ts'
import { MAX_TICKETS_PER_TYPE } from './constants.ts'
import { offerSchema } from './offer-schema.ts'
import { seatPlanSchema } from './seat-plan/seat-plan.ts'
import { seenSchema } from './terms/seen-schema.ts'

/** Of one request; also what a cart of the sandbox shop takes. */
const MAX_OWN_SEATS = 40

// The booking routes as the OpenAPI document shows them.

const codeField = z.string().trim().min(1).max(MAX_CODE_LENGTH)

/** A code and the number of tickets it is for come together, and it is for tickets that are asked for. */
function isCodeForTickets({ code, code_quantities, quantities }: { code?: string; code_quantities?: number[]; quantities: number[] }) {
  if (!code || !code_quantities) return !code && !code_quantities
  return code_quantities.length === quantities.length && code_quantities.every((used, index) => used <= (quantities[index] ?? 0))
}

/** The cart create payload (B §3). */
const cartSchema = z
  .strictObject({
    quantities: z.array(z.int().min(1).max(MAX_TICKETS_PER_TYPE)).min(1).max(20),
    event_jet_id: z.string().min(1).max(80),
    sale_type_ids: z.array(z.int().min(1)).min(1).max(20),
    seat_group: z.string().min(1).max(80).optional(),
    block_id: z.int().optional(),
    /** the visitor's own seats, one per ticket in the order of `quantities` */
    seat_ids: z.array(z.string().min(1).max(190)).min(1).max(MAX_OWN_SEATS).optional(),
    /** what the visitor pays for each of `sale_type_ids` that may cost more; null where that is its price */
    free_prices: z
      .array(
        z
          .string()
          .regex(/^\d{1,5}\.\d{2}$/)
          .nullable(),
      )
      .min(1)
      .max(20)
      .optional(),
    /** the visitor's code, and how many of `quantities` are bought with it */
    code: codeField.optional(),
    code_quantities: z.array(z.int().min(0).max(MAX_TICKETS_PER_TYPE)).min(1).max(20).optional(),
    /** what the visitor was shown; where something else is sold by now, nothing is held and the answer says what */
    seen: seenSchema.optional(),
    /** whether a cart of another event of the shop is given up for this order; else it is refused with `other_cart` */
    replaces_cart: z.boolean().optional(),
  })
  .refine((cart) => cart.quantities.length === cart.sale_type_ids.length, {
    path: ['quantities'],
    error: () => t('Some fields are invalid.'),
  })
  .refine(({ seat_ids, quantities }) => !seat_ids || seat_ids.length === quantities.reduce((sum, amount) => sum + amount, 0), {
    path: ['seat_ids'],
    error: () => t('Some fields are invalid.'),
  })
  .refine(({ free_prices, quantities }) => !free_prices || free_prices.length === quantities.length, {
    path: ['free_prices'],
    error: () => t('Some fields are invalid.'),
  })
  .refine(isCodeForTickets, { path: ['code_quantities'], error: () => t('Some fields are invalid.') })

const cartResponse = z
  .object({
    tickets_quantity: z.int(),
    cart_url: z.string().meta({ description: 'Where the tickets are paid for; empty while there are none.' }),
    seconds_left: z.int().meta({ description: 'For how long the tickets are held yet.' }),
    can_extend: z.boolean().meta({ description: 'Whether the shop holds them for longer when it is asked.' }),
    given_seats: z
      .array(z.object({ zone: z.string(), row: z.string(), seat: z.string() }))
      .optional()
      .meta({ description: 'The numbered seats of the tickets that were just added, where the shop names them.' }),
  })
  .meta({ id: 'Cart', description: 'The cart of this browser, which its cookies name.' })
const exampleCart = { tickets_quantity: 2, cart_url: 'https://karten.marienbrueck.example/cart/5b1c', seconds_left: 900, can_extend: true }

/** Adds tickets to the cart. @param guards middleware that runs before the body is read */
export const addToCartRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/shop-cart',
      summary:
        'Puts tickets of one seat group into the cart and holds them for as long as the shop does (`hold_minutes` of the offer). A call sent again with its `Idempotency-Key` counts once. With `seen` nothing is held where something else is sold by now: 409 `terms_changed` says what has changed, and in `offer` what is sold. A cart that the shop cannot add to is given up only with `replaces_cart`; else 409 `other_cart`.',
      status: 200,
      response: cartResponse,
      example: exampleCart,
      errors: [400, 404, 409, 429, 503],
      publicUrl,
      guards,
    }),
    request: jsonRequest(cartSchema, { event_jet_id: 'FM-2611-101', seat_group: 'K1', sale_type_ids: [1, 2], quantities: [1, 1] }),
  })

export const readCartRoute = publicGet({
  path: '/shop-cart',
  summary: 'What the ticket shop knows of the cart that this browser’s cookies name.',
  response: cartResponse,
  example: exampleCart,
  errors: [409, 503],
})

/** Extends the hold of the cart. @param guards middleware that runs first */
export const extendCartRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/shop-cart/extension',
      summary:
        'Holds what is in the cart of this browser for longer, where the shop does that (`can_extend`). A call sent again with its `Idempotency-Key` counts once.',
      status: 200,
      response: cartResponse,
      example: exampleCart,
      errors: [400, 409, 429, 503],
      publicUrl,
      guards,
    }),
  })

export const offerRoute = publicGetById({
  path: '/events/{id}/offer',
  summary: 'What is left of a performance, as the shop says it now, or as it was last known where the shop takes too long.',
  response: offerSchema,
  example: {
    ...{ sale: { kind: 'on-sale' as const }, sale_from: null, hold_minutes: 15 },
    ...{ starts_at: '2026-11-21T19:30:00+01:00', short_date: 'Sa 21.11.', time: '19:30 Uhr', room: 'Großes Haus' },
    seat_groups: [
      {
        id: 11,
        seat_group: 'K1',
        status: 1,
        text: 'Kategorie 1',
        prices: [{ id: 501, price: '38.00', sale_type_id: 1, seat_group: 'K1', text: '', name: 'Vollpreis', has_discounts: true }],
        timeslots: [],
      },
    ],
  },
})

export const seatsRoute = publicGetById({
  path: '/events/{id}/seats',
  summary:
    'The seats of a performance, row by row, a few seconds old at most; 404 where they cannot be chosen. `x` and `y` are measured in the distance of two neighbours.',
  response: seatPlanSchema,
  errors: [503],
  example: {
    zones: [
      {
        name: 'Parkett',
        rows: [{ name: '1', seats: [{ id: '1-1-1', number: '1', x: 0, y: 0, seat_group: 'K1', status: 'free' }] }],
      },
    ],
  },
})

/** Says what a performance costs with a code. @param guards middleware that runs before the body is read */
export const codeRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/events/{id}/code',
      summary: 'What a performance costs with a code, in words and price by price; the shop says why where it does not take it.',
      status: 200,
      response: redeemedCodeSchema,
      example: {
        ...{ code: 'FREUNDE20', text: '20 % auf Kategorie 1', uses: 100 },
        seat_groups: [
          {
            ...{ id: 11, seat_group: 'K1', status: 1, text: 'Kategorie 1', timeslots: [], takes_codes: true },
            prices: [
              {
                ...{ id: 501, price: '38.00', code_price: '30.40', sale_type_id: 1, seat_group: 'K1' },
                ...{ text: '', name: 'Vollpreis', has_discounts: true },
              },
            ],
          },
        ],
      },
      errors: [400, 404, 409, 429, 503],
      publicUrl,
      guards,
    }),
    request: { params: z.object({ id: idParameter }), ...jsonRequest(z.strictObject({ code: codeField }), { code: 'FREUNDE20' }) },
  })
