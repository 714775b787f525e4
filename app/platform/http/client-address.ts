import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Config } from '../config/config.ts'

/** Key under which route actions find from where a request came. */
export const clientAddressContext = createContext('')

/** From where the request of an action came. */
export function clientAddressOf(context: Readonly<RouterContextProvider>): string {
  return context.get(clientAddressContext)
}

/**
 * The address a request came from. Proxies add theirs to `X-Forwarded-For` from the right; what stands left of
 * the trusted ones anybody may have written.
 * @param trustedProxies how many proxies stand before the server
 */
export function clientAddress(forwardedFor: string | null | undefined, socketAddress: string | undefined, trustedProxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress ?? ''].filter(Boolean)
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? ''
}

/** From where a call came. */
export function callerAddress(context: Context, config: Pick<Config, 'TRUSTED_PROXIES'>): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return clientAddress(context.req.header('x-forwarded-for'), incoming?.socket.remoteAddress, config.TRUSTED_PROXIES)
}
