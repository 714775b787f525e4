import { z } from 'zod'

const url = z.url().transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  SHOP_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  SHOP_HOST: z.string().min(1).default('0.0.0.0'),
  SHOP_DATA_DIR: z.string().min(1).default('./data/shop'),
  SHOP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SHOP_PUBLIC_URL: url.optional(),
  SITE_URL: url.default('http://localhost:3000'),
  FOYER_NOW: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export type ShopConfig = z.output<typeof schema> & { publicUrl: string }

/** Reads and checks the shop's environment. @throws Error that names the first wrong variable in one sentence */
export function readShopConfig(environment: Record<string, string | undefined>): ShopConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${String(issue?.path[0])} is not valid: ${issue?.message}.`)
  }
  return { ...parsed.data, publicUrl: parsed.data.SHOP_PUBLIC_URL ?? `http://localhost:${parsed.data.SHOP_PORT}` }
}
