import type { Config } from '../platform/config/config.ts'
import type { Platform } from '../platform/platform.ts'
import type { TicketShop } from './ticket-shop.ts'

/** Whether the configuration names a ticket shop. */
export function hasTicketShop({ SHOP_URL }: Pick<Config, 'SHOP_URL'>): boolean {
  return SHOP_URL !== undefined
}

/** The page of the ticket shop's customer accounts; undefined without one. The sandbox shop has no accounts. */
export function shopAccountUrl({ SHOP_KIND, SHOP_ACCOUNT_URL }: Pick<Config, 'SHOP_KIND' | 'SHOP_ACCOUNT_URL'>): string | undefined {
  return SHOP_KIND === 'pretix' ? SHOP_ACCOUNT_URL : undefined
}

/** Loads and creates the adapter of the ticket shop that the configuration names; undefined when it names none. No other adapter is loaded. */
export async function createTicketShop({ config, clock }: Pick<Platform, 'config' | 'clock'>): Promise<TicketShop | undefined> {
  const { SHOP_KIND: kind, SHOP_URL: url, SHOP_API_URL: apiUrl, SHOP_TOKEN: token, publicUrl } = config
  if (kind === 'pretix' && apiUrl && token) {
    const { createPretixShop } = await import('./pretix/pretix-shop.server.ts')
    return createPretixShop({ apiUrl, token, publicUrl, clock })
  }
  if (!url) return undefined
  const { createSandboxShop } = await import('./sandbox/sandbox-shop.server.ts')
  return createSandboxShop(url, { token, publicUrl })
}
