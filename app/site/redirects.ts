/** Addresses that have moved, as staff write them: old address to new path or foreign address (A §3.7). */
export type Redirects = ReadonlyMap<string, string>

type Rule = { query: [name: string, value: string][]; target: string }

/** The same, ready to be asked: by path, those that ask for most first. */
export type RedirectRules = ReadonlyMap<string, readonly Rule[]>

/** Only that addresses can be taken apart; no part of it is kept. */
const ANY_ORIGIN = 'https://house.invalid'

/**
 * A path in the one form in which two are compared (REDIR-03): umlauts, blanks and their escapes are the same, however
 * they were composed, and a slash at the end means nothing.
 */
export function comparablePath(path: string): string {
  const segments = path.trim().split('/').map(plain)
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  return segments.join('/')
}

function plain(segment: string): string {
  try {
    // A slash within a segment stays one.
    return decodeURIComponent(segment).normalize('NFC').replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

/** Path and query of an address; its hash never reaches the house. */
function takenApart(address: string): { path: string; query: [string, string][] } {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? []
  return { path: comparablePath(path), query: [...new URLSearchParams(search)] }
}

/** An old address in the one form in which two are the same. */
export function comparableAddress(address: string): string {
  const { path, query } = takenApart(address)
  return query.length > 0 ? `${path}?${new URLSearchParams(query.toSorted())}` : path
}

/** Makes what staff have written ready to be asked. */
export function compileRedirects(redirects: Redirects): RedirectRules {
  const rules = new Map<string, Rule[]>()
  for (const [address, target] of redirects) {
    const { path, query } = takenApart(address)
    const same = [...(rules.get(path) ?? []), { query, target }]
    rules.set(
      path,
      same.sort((a, b) => b.query.length - a.query.length),
    )
  }
  return rules
}

/**
 * Where an address leads in the end: chains are followed to their last, so that a visitor is sent once (A §4). What the
 * old address does not name of the query goes along.
 * @param search query of the request, with its question mark
 * @returns undefined when the address has not moved, or when its redirects lead round in a circle
 */
export function targetOf(rules: RedirectRules, path: string, search = ''): string | undefined {
  const asked = takenApart(path + search)
  const first = ruleFor(rules, asked)
  if (!first) return undefined
  const seen = new Set([first])
  let { target } = first
  for (;;) {
    const next = target.startsWith('/') ? ruleFor(rules, takenApart(target)) : undefined
    if (!next) return withQuery(target, rest(asked.query, first.query))
    if (seen.has(next)) return undefined
    seen.add(next)
    target = next.target
  }
}

function ruleFor(rules: RedirectRules, { path, query }: { path: string; query: [string, string][] }): Rule | undefined {
  const names = (wanted: [string, string]) => query.some(([name, value]) => name === wanted[0] && value === wanted[1])
  return rules.get(path)?.find((rule) => rule.query.every(names))
}

function rest(asked: [string, string][], named: [string, string][]): [string, string][] {
  return asked.filter(([name, value]) => !named.some((one) => one[0] === name && one[1] === value))
}

/** An address with what goes along, spelt as a `Location` has to be; what it says itself stays as it is. */
function withQuery(target: string, more: [string, string][]): string {
  const url = new URL(target, ANY_ORIGIN)
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of more) if (!own.has(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}
