import type { Platform } from '../platform/platform.ts'
import { createPretixShop } from './pretix/pretix-shop.server.ts'
import { createSandboxShop } from './sandbox/sandbox-shop.server.ts'
import type { TicketShop } from './ticket-shop.ts'

/** The adapter of the ticket shop that the configuration names; undefined when it names none. */
export function createTicketShop({ config, clock }: Pick<Platform, 'config' | 'clock'>): TicketShop | undefined {
  const { SHOP_KIND: kind, SHOP_URL: url, SHOP_API_URL: apiUrl, SHOP_TOKEN: token, SHOP_ACCOUNT_URL: accountUrl, publicUrl } = config
  if (kind === 'pretix' && apiUrl && token) return createPretixShop({ apiUrl, token, publicUrl, clock, accountUrl })
  return url ? createSandboxShop(url, { token, publicUrl }) : undefined
}
