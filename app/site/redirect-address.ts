/** What an address says: its normalized path and the parameters of its query. */
export type TakenApart = { path: string; query: [name: string, value: string][] }

/** Parameters by which mails and advertisements are counted. They say nothing of what an address shows. */
const IS_TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|igshid|_ga|_gl)$/i

/**
 * Normalizes a path for comparison (REDIR-03): percent-encoding and Unicode composition do not matter, nor does a trailing
 * slash.
 */
export function comparablePath(path: string): string {
  const segments = path.trim().split('/').map(plain)
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  return segments.join('/')
}

/** Segments that are normalized as they are, so that most requests decode nothing. */
const NORMALIZED = /^[\w.~-]*$/

function plain(segment: string): string {
  if (NORMALIZED.test(segment)) return segment
  try {
    // An encoded slash stays part of its segment.
    return decodeURIComponent(asUtf8(segment)).normalize('NFC').replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

const ENCODED_BYTES = /(?:%[0-9a-f]{2})+/gi

/** A text whose encoded bytes are UTF-8: older systems wrote `%FC` for ü. */
function asUtf8(text: string): string {
  return text.replace(ENCODED_BYTES, (encoded) => {
    const bytes = Uint8Array.from(encoded.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      return encoded
    } catch {
      return encodeURIComponent(new TextDecoder('windows-1252').decode(bytes))
    }
  })
}

/** Normalized path and query of an address, without parameters that say nothing; the hash is never sent to a server. */
export function takenApart(address: string): TakenApart {
  const { path, query } = takenApartWhole(address)
  return { path, query: query.filter(([name]) => !IS_TRACKING.test(name)) }
}

/** Normalized path and query of an address, with all parameters. */
export function takenApartWhole(address: string): TakenApart {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? []
  return { path: comparablePath(path), query: [...new URLSearchParams(asUtf8(search))] }
}

/** Normalizes an old address for comparison. */
export function comparableAddress(address: string): string {
  const { path, query } = takenApart(address)
  return query.length > 0 ? `${path}?${new URLSearchParams(query.toSorted())}` : path
}

/** What file systems and people do not tell apart: the case of letters, the file that a folder opens with, and its ending. */
export function loosely(path: string): string {
  const file = path.toLowerCase().replace(/(?:\/(?:index|default))?\.(?:html?|php\d?|aspx?)$/, '')
  return file === '' ? '/' : file
}
