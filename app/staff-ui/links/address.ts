import { isLinkAddress } from '../../platform/routing/link-address.ts'

/** The kind of target an address leads to; shown beside it. */
export type AddressKind = 'page' | 'file' | 'external' | 'mail' | 'phone' | 'anchor'

const ALLOWED = /^(https?:\/\/|mailto:|tel:)/i
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
/** A phone number with its country code or area code (0…), so that it can be dialled from anywhere; not `2026/27`. */
const PHONE = /^(\+|0|\(0)[\d\s()/.-]{4,}$/
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/?#]|$)/iu
/** A bare file name by its ending; with a path or `www.` it is a host. */
const FILE_NAME = /^[^/]+\.(pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|zip|jpe?g|png|webp|gif|svg|mp3|mp4|wav|webm|html?|ics)$/i

/**
 * The address for typed text: a web address, with `https://` unless it has a scheme (A §5), mail, phone, a path of this
 * site, or an anchor.
 * @returns undefined when the text is no address but a name to search for; empty for empty text
 */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const address = withScheme(text)
  return address !== undefined && isLinkAddress(address) ? address : undefined
}

function withScheme(text: string): string | undefined {
  if (/^[/#]\S*$/.test(text) || ALLOWED.test(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${dialledNumber(text)}`
  if (FILE_NAME.test(text) && !/^www\./i.test(text)) return undefined
  return HOST.test(text) ? `https://${text}` : undefined
}

/** The digits to dial: without the (0) after a country code, which holds within the country only. */
function dialledNumber(text: string): string {
  return (text.startsWith('+') ? text.replace(/\(0\)/g, '') : text).replace(/[^\d+]/g, '')
}

/** The kind of a valid address. */
export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^mailto:/i.test(address)) return 'mail'
  if (/^tel:/i.test(address)) return 'phone'
  if (address.startsWith('/media/')) return 'file'
  return address.startsWith('/') ? 'page' : 'external'
}
