/** Headers that every answer bears, wherever it comes from. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** For a year no browser asks this host without TLS. Hosts beside it, such as a shop's, are the affair of their operators. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' }

/** Headers of every response, cached pages included. @param publicUrl the public URL of the site; with https, HSTS is set */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { ...SECURITY_HEADERS, ...STRICT_TRANSPORT } : SECURITY_HEADERS
}
