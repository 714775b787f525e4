// Names that the specification fixes (A §9, B §9). Cookies of a feature are named there: booking/cart-cookies.ts, consent/choice.ts.

export const SESSION_COOKIE = 'sessionid'
/** Readable hint beside the session that somebody is logged in; it opens nothing by itself. */
export const STAFF_COOKIE = 'staff'
export const CSRF_COOKIE = 'csrftoken'

/** The value of one cookie in a `Cookie` header, decoded; undefined when it is not there. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const separator = part.indexOf('=')
    if (separator > 0 && part.slice(0, separator).trim() === name) return decode(part.slice(separator + 1).trim())
  }
  return undefined
}

/** Whether somebody has logged in in this browser: a hint that may be wrong, and opens nothing. Browser only. */
export function hasStaffHint(): boolean {
  return readCookie(document.cookie, STAFF_COOKIE) !== undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
