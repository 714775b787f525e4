import { consentMode } from './consent-mode.ts'
import type { ConsentService } from './services.ts'

/** Cookies that tags set on the house's own domain; withdrawn consent takes them away. */
const TAG_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|__hs|hubspotutk)/

/**
 * Loads the tag manager from the house's own host and tells it in consent mode what it may do: first that
 * everything is denied, then what is allowed. Told again, it only learns the new choice.
 * @param address of the script
 */
export function startTagManager(address: string, services: readonly ConsentService[]): void {
  const layer = dataLayer()
  const isNew = layer.length === 0
  if (isNew) tell('consent', 'default', consentMode([]))
  tell('consent', 'update', consentMode(services))
  // What consent mode has no word for, the house's tags read here.
  layer.push({ event: 'consent', consent_services: services })
  if (!isNew) return
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}

/** Ends what the tag manager has started: its cookies go, and a new page comes without it. */
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
  const holder = window as { dataLayer?: unknown[] }
  holder.dataLayer ??= []
  return holder.dataLayer
}

/** Hands over a command. Consent mode takes one only as the `arguments` of a function, not as a list. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}

/** A cookie may have been set for this host alone or for any domain above it. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
}
