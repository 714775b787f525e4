import { z } from 'zod'
import type { SaleState, ShopSale } from './sale-state.ts'

const instant = z.iso.datetime({ offset: true })
const of = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind) })

const opensWithCode = z.literal(true).optional()

/** The state of a sale in answers of calls (`sale-state.ts`). */
export const saleStateSchema = z
  .discriminatedUnion('kind', [
    of('on-sale'),
    of('few'),
    of('not-sold-here'),
    of('sold-elsewhere'),
    of('shop-away'),
    of('key-refused'),
    of('code-only'),
    of('box-office'),
    of('in-shop'),
    of('cancelled'),
    of('moved'),
    of('free'),
    of('running'),
    of('ended'),
    z.object({ kind: z.literal('not-yet'), from: instant }),
    z.object({ kind: z.literal('sold-out'), opensWithCode }),
    z.object({ kind: z.literal('online-sold-out'), boxOffice: z.array(z.string()), opensWithCode }),
    z.object({ kind: z.literal('online-over'), boxOffice: z.enum(['has-tickets', 'unknown']) }),
    z.object({ kind: z.literal('switched-off'), what: z.enum(['webshop', 'shop', 'performance']) }),
  ])
  .meta({ id: 'SaleState', description: 'Whether tickets of a performance are sold here, and why not.' }) satisfies z.ZodType<SaleState>

/** What a shop says about the sale of a performance. */
export const shopSaleSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('window'),
    from: instant.nullable(),
    until: instant.nullable(),
    boxOffice: z.array(z.string()).optional(),
    opensWithCode,
  }),
  z.object({ kind: z.literal('off'), what: z.enum(['shop', 'performance']) }),
  z.object({ kind: z.enum(['code-only', 'box-office', 'not-here']) }),
]) satisfies z.ZodType<ShopSale>
