import { t } from '../i18n/i18n.ts'

/** Schemes of what the house reads from other servers; `webcal` is https with another name. */
const OUTSIDE = /^(https?|webcals?):\/\/[^\s/]+/i
/** Name and password before the host of an address, wherever in a text it stands. */
const CREDENTIALS = /((?:https?|webcals?):\/\/)[^\s/?#"'<>]*@/gi

/**
 * Parses the address of something on another server, with `webcal` read as `https`.
 * @returns undefined for another scheme, and where name or password has an escape that means nothing (`%zz`)
 */
export function parseOutsideAddress(address: string, base?: URL): URL | undefined {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base?.href)
  return url && /^https?:$/.test(url.protocol) && credentialsOf(url) !== undefined ? url : undefined
}

/** What is wrong with the address of something on another server as staff enter it, as a sentence; undefined where nothing is. */
export function issueOfOutsideAddress(text: string): string | undefined {
  if (!OUTSIDE.test(text) || !URL.canParse(text)) return t('Please enter an address that starts with https:// or webcal://.')
  if (parseOutsideAddress(text)) return undefined
  return t('The name or password in this address cannot be read. Write a percent sign in it as %25.')
}

/** Name and password in an address as HTTP sends them; empty without, undefined where they cannot be decoded. */
export function credentialsOf({ username, password }: URL): string | undefined {
  if (!username && !password) return ''
  try {
    return `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  } catch {
    return undefined
  }
}

/** A text with all its addresses, without the names and passwords in them. */
export function withoutCredentials(text: string): string {
  return text.replace(CREDENTIALS, '$1')
}
