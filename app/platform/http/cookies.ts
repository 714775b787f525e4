// Names that the specification fixes (A §9, B §9). Cookies of a feature are named there: booking/cart-cookies.ts, consent/choice.ts.

export const SESSION_COOKIE = 'sessionid'
/** Hint, readable by scripts, that a user is logged in; it grants nothing. */
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

/** Whether a user has logged in in this browser: a hint that may be wrong and grants nothing. Browser only. */
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
