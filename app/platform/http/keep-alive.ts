/** How long a server keeps a silent connection: longer than proxies, browsers and the site do, so that it is they who close it, never in the middle of a request. */
export const KEEP_ALIVE_MS = 75_000
