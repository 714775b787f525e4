import { consentMode } from './consent-mode.ts'
import type { ConsentService } from './services.ts'

/** First-party cookies set by tags; deleted when consent is withdrawn. */
const TAG_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|__hs|hubspotutk)/

/**
 * Loads the tag manager from the site's own host with consent mode: the default denies everything, then an update grants
 * what is allowed. Called again, it only sends an update.
 * @param address of the script
 */
export function startTagManager(address: string, services: readonly ConsentService[]): void {
  const layer = dataLayer()
  const isNew = layer.length === 0
  if (isNew) gtag('consent', 'default', consentMode([]))
  gtag('consent', 'update', consentMode(services))
  // For services that consent mode has no category for.
  layer.push({ event: 'consent', consent_services: services })
  if (!isNew) return
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}

/** Deletes the tags' cookies and reloads the page without the tag manager. */
export function stopTagManager(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (!TAG_COOKIES.test(name)) continue
    for (const domain of domainsOf(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari lacks the Cookie Store
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
  window.location.reload()
}

function dataLayer(): unknown[] {
  const global = window as { dataLayer?: unknown[] }
  global.dataLayer ??= []
  return global.dataLayer
}

/** Queues a command. Consent mode accepts only an `arguments` object, not an array. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}

/** The `Domain` attributes under which a cookie may have been set: none, the host, and each parent domain. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
}
