import { isLinkAddress } from '../../platform/routing/link-address.ts'

/** What kind of place an address leads to, for words beside it. */
export type AddressKind = 'page' | 'file' | 'external' | 'mail' | 'phone' | 'anchor'

const ALLOWED = /^(https?:\/\/|mailto:|tel:)/i
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
/** A number that can be rung from anywhere: with the country, or with the 0 before the town. `2026/27` is none. */
const PHONE = /^(\+|0|\(0)[\d\s()/.-]{4,}$/
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/?#]|$)/iu
/** What ends so is a file's name, unless a way or `www.` says that it is a place. */
const FILE_NAME = /^[^/]+\.(pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|zip|jpe?g|png|webp|gif|svg|mp3|mp4|wav|webm|html?|ics)$/i

/**
 * The address that somebody means by what they typed: of the web with `https://` unless they say otherwise (A §5), mail,
 * phone, a path of this site, an anchor. Undefined when it is none, but a name to search by.
 */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const meant = meantBy(text)
  return meant !== undefined && isLinkAddress(meant) ? meant : undefined
}

function meantBy(text: string): string | undefined {
  if (/^[/#]\S*$/.test(text) || ALLOWED.test(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${numberOf(text)}`
  if (FILE_NAME.test(text) && !/^www\./i.test(text)) return undefined
  return HOST.test(text) ? `https://${text}` : undefined
}

/** As a telephone dials it: the (0) after a country is for those who are in it. */
function numberOf(text: string): string {
  return (text.startsWith('+') ? text.replace(/\(0\)/g, '') : text).replace(/[^\d+]/g, '')
}

/** What an address leads to. */
export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^mailto:/i.test(address)) return 'mail'
  if (/^tel:/i.test(address)) return 'phone'
  if (address.startsWith('/media/')) return 'file'
  return address.startsWith('/') ? 'page' : 'external'
}
