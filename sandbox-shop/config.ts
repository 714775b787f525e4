import { z } from 'zod'
import { ConfigError } from '../app/platform/config/config.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Everything an operator of the sandbox shop can set, by environment variable. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SHOP_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  SHOP_HOST: z.string().min(1).default('0.0.0.0'),
  /** folder of the embedded database, used when there is no SHOP_DATABASE_URL */
  SHOP_DATA_DIR: z.string().min(1).default('./data/shop'),
  SHOP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** address under which visitors reach the shop */
  SHOP_PUBLIC_URL: url.optional(),
  /** address of the theatre's website, to which the shop links back */
  SITE_URL: url.default('http://localhost:3000'),
  /** token for writes by the site and for /admin; without it both are accepted from the same machine only */
  SHOP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{12,200}$/, 'at least 12 printable characters without spaces')
    .optional(),
  FOYER_NOW: z
    .string()
    .regex(/^([+-]P.+|\d{4}-\d{2}-\d{2}T.+)$/, 'a moment such as 2026-11-21T18:00:00+01:00, or a shift such as +P2D')
    .optional(),
  /** how long a cart holds its tickets */
  SHOP_HOLD_MINUTES: z.coerce.number().int().min(1).max(10_080).default(15),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export type ShopConfig = Omit<z.output<typeof environmentSchema>, 'NODE_ENV' | 'SHOP_PUBLIC_URL'> & {
  /** public origin of the shop, without a trailing slash */
  publicUrl: string
}

/** Reads and validates the environment. @throws ConfigError that names the first invalid variable */
export function readShopConfig(environment: Record<string, string | undefined>): ShopConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is not valid: ${issue?.message}.`)
  }
  const { NODE_ENV, SHOP_PUBLIC_URL, ...config } = parsed.data
  if (config.FOYER_NOW && NODE_ENV === 'production') {
    throw new ConfigError('FOYER_NOW must not be set in production: the clock of a live shop cannot be moved.')
  }
  return { ...config, publicUrl: SHOP_PUBLIC_URL ?? `http://localhost:${config.SHOP_PORT}` }
}
