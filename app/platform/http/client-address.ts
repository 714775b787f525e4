import { createContext, type RouterContextProvider } from 'react-router'

/** Key under which route actions find from where a request came. */
export const clientAddressContext = createContext('')

/** From where the request of an action came. */
export function clientAddressOf(context: Readonly<RouterContextProvider>): string {
  return context.get(clientAddressContext)
}

/**
 * The address a request came from. Proxies add theirs to `X-Forwarded-For` from the right; what stands left of
 * the trusted ones anybody may have written.
 * @param trustedProxies how many proxies stand before the house
 */
export function clientAddress(forwardedFor: string | null | undefined, socketAddress: string | undefined, trustedProxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress ?? ''].filter(Boolean)
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? ''
}
