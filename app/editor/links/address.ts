/** What kind of place an address leads to, for words beside it. */
export type AddressKind = 'page' | 'file' | 'external' | 'mail' | 'phone' | 'anchor'

const ALLOWED = /^(https?:\/\/|mailto:|tel:)/i
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const PHONE = /^\+?[\d\s()/-]{5,}$/
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i

/**
 * The address that somebody means by what they typed: of the web with `https://` unless they say otherwise (A §5), mail,
 * phone, a path of this site, an anchor. Undefined when it is none.
 */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  if (/^\/(?!\/)/.test(text) || /^#\S+$/.test(text) || ALLOWED.test(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[\s()/-]/g, '')}`
  if (HOST.test(text)) return `https://${text}`
  return undefined
}

/** What an address leads to. */
export function kindOf(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^mailto:/i.test(address)) return 'mail'
  if (/^tel:/i.test(address)) return 'phone'
  if (address.startsWith('/media/')) return 'file'
  return address.startsWith('/') ? 'page' : 'external'
}
