/** Headers that every answer bears, wherever it comes from, unless its route sets its own. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy('()'),
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * The content policy of a PDF that is shown in the browser: should one render it as a page, it runs nothing and sends nothing. Not
 * `sandbox`: WebKit then shows an empty window or downloads the file, and Chromium's viewer, which runs a PDF's scripts, has an
 * origin of its own and does not take it over.
 */
export const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

function permissionsPolicy(payment: string): string {
  return `camera=(), microphone=(), geolocation=(), payment=${payment}`
}

/**
 * Headers of a page that frames the ticket shop, in place of those that every answer bears: Apple Pay and Google Pay
 * ask the browser for a payment, and PayPal and banks open a window that talks to the page that opened it.
 * @param address the shop's page in the frame
 */
export function shopFrameHeaders(address: string): Record<string, string> {
  const origin = URL.parse(address)?.origin
  return {
    'permissions-policy': permissionsPolicy(origin ? `(self "${origin}")` : '(self)'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/** For a year no browser asks this host without TLS. Hosts beside it, such as a shop's, are the affair of their operators. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' }

/** Headers of every response, cached pages included. @param publicUrl the public URL of the site; with https, HSTS is set */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { ...SECURITY_HEADERS, ...STRICT_TRANSPORT } : SECURITY_HEADERS
}
