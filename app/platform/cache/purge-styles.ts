/** How services are told to drop what has one of some keys: each by what its documentation says. */
export const PURGE_CALLS = {
  /** Fastly, and Varnish as docs/operators.md sets it up */
  'surrogate-key': (keys: string[], token: string) => [
    { headers: { 'surrogate-key': keys.join(' '), ...(token && { 'fastly-key': token, authorization: `Bearer ${token}` }) } },
  ],
  /** Cloudflare and services after its fashion */
  'cache-tag': (keys: string[], token: string) => [
    { headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ tags: keys }) },
  ],
  /** bunny.net: one key a call */
  bunny: (keys: string[], token: string) =>
    keys.map((key) => ({ headers: { 'content-type': 'application/json', accesskey: token }, body: JSON.stringify({ CacheTag: key }) })),
} satisfies Record<string, (keys: string[], token: string) => { headers: Record<string, string>; body?: string }[]>

type PurgeStyle = keyof typeof PURGE_CALLS
export const PURGE_STYLES = Object.keys(PURGE_CALLS) as [PurgeStyle, ...PurgeStyle[]]
