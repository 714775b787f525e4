import { findVisibleNode } from '../content/index.server.ts'
import { createApi } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { formAddressOf } from './form/form-address.ts'
import { htmlRequirements } from './html/html-requirements.server.ts'
import { moduleRegistry } from './module-registry.server.ts'

/**
 * The content security policy of the frame's document. Code that names no other host is shown without consent, so it
 * may load from this site only; with consent it may load anything. The policy's own `sandbox` gives it an opaque origin
 * even when it is opened directly: it cannot reach this site's cookies, storage or API.
 */
function policyOf(sources: string): string {
  return [
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src ${sources} data:`,
    `font-src ${sources} data:`,
    `media-src ${sources} data:`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    'form-action https:',
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const TELL_HEIGHT =
  "new ResizeObserver(()=>parent.postMessage({foyerFrameHeight:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*')).observe(document.documentElement)"

/** `/html/{id}/`: the document in which the code of an HTML module, or a form at HubSpot, runs. */
export function codeFrames(platform: Platform) {
  const api = createApi()
  api.get('/html/:id', async (context) => {
    const node = await findVisibleNode(platform, moduleRegistry, context.req.param('id'), await context.var.viewer())
    const code = node && codeOf(node.type, node.data)
    const { origin, hostname } = new URL(platform.config.publicUrl)
    if (!code) throw notFound()
    return context.html(documentOf(code, origin), 200, {
      'content-security-policy': policyOf(htmlRequirements(code, hostname).hosts.length > 0 ? `https: ${origin}` : origin),
      'cache-control': 'no-cache',
      'x-robots-tag': 'none',
    })
  })
  return api
}

function codeOf(type: string, data: Record<string, unknown>): string | undefined {
  if (type === 'html') return String(data.html_code ?? '')
  const address = type === 'form' ? formAddressOf(data.hubspot_id) : undefined
  if (!address || 'house' in address) return undefined
  // All three have been validated to be letters, digits and hyphens.
  const order = JSON.stringify({ region: address.region, portalId: address.portal, formId: address.form })
  return `<script src="https://js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create(${order})</script>`
}

/** Relative addresses in the code are resolved against the site. */
function documentOf(code: string, origin: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${t('Embedded content')}</title><base href="${origin}/" target="_blank"><style>body{margin:0;font:1rem/1.5 system-ui,sans-serif}</style></head><body>${code}<script>${TELL_HEIGHT}</script></body></html>`
}
