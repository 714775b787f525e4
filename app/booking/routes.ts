import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '../platform/http/api.ts'
import { publicGet, publicGetById } from '../platform/http/get-route.ts'
import { jsonRequest, publicPost } from '../platform/http/post-route.ts'
import { t } from '../platform/i18n/i18n.ts'
import { MAX_TICKETS_PER_TYPE } from './constants.ts'
import { seatGroupSchema } from './schema.ts'

// The booking routes as the OpenAPI document shows them.

/** The cart create payload (B §3). */
const cartSchema = z
  .strictObject({
    quantities: z.array(z.int().min(1).max(MAX_TICKETS_PER_TYPE)).min(1).max(20),
    event_jet_id: z.string().min(1).max(80),
    sale_type_ids: z.array(z.int().min(1)).min(1).max(20),
    seat_group: z.string().min(1).max(80).optional(),
    block_id: z.int().optional(),
  })
  .refine((cart) => cart.quantities.length === cart.sale_type_ids.length, {
    path: ['quantities'],
    error: () => t('Some fields are invalid.'),
  })

const cartResponse = z
  .object({
    tickets_quantity: z.int(),
    cart_url: z.string().meta({ description: 'Where the tickets are paid for; empty while there are none.' }),
    seconds_left: z.int().meta({ description: 'For how long the tickets are held yet.' }),
    can_extend: z.boolean().meta({ description: 'Whether the shop holds them for longer when it is asked.' }),
  })
  .meta({ id: 'Cart', description: 'The cart of this browser, which its cookies name.' })
const exampleCart = { tickets_quantity: 2, cart_url: 'https://karten.marienbrueck.example/cart/5b1c', seconds_left: 900, can_extend: true }

/** Adds tickets to the cart. @param guards middleware that runs before the body is read */
export const addToCartRoute = (publicUrl: string, guards: MiddlewareHandler<ApiEnv>[]) =>
  createRoute({
    ...publicPost({
      path: '/shop-cart',
      summary:
        'Puts tickets of one seat group into the cart and holds them for 15 minutes. A call sent again with its `Idempotency-Key` counts once.',
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
  response: z.object({ seat_groups: z.array(seatGroupSchema) }),
  example: {
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
