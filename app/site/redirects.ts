/** Redirects as staff enter them: old address to new path or external address (A §3.7). */
export type Redirects = ReadonlyMap<string, string>

type Rule = { query: [name: string, value: string][]; target: string }

/** Redirects indexed by path; rules with more query parameters come first. */
export type RedirectRules = ReadonlyMap<string, readonly Rule[]>

/** Base to parse relative addresses with; never part of a result. */
const ANY_ORIGIN = 'https://house.invalid'

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
    return decodeURIComponent(segment).normalize('NFC').replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

/** Normalized path and query of an address; the hash is never sent to a server. */
function takenApart(address: string): { path: string; query: [string, string][] } {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? []
  return { path: comparablePath(path), query: [...new URLSearchParams(search)] }
}

/** Normalizes an old address for comparison. */
export function comparableAddress(address: string): string {
  const { path, query } = takenApart(address)
  return query.length > 0 ? `${path}?${new URLSearchParams(query.toSorted())}` : path
}

/** Compiles redirects to rules. */
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
 * The final target of an address: chains are resolved, so that a visitor is redirected once (A §4). Query parameters that
 * are not part of the rule are passed on.
 * @param search query of the request, with its question mark
 * @returns undefined when there is no redirect, or when redirects form a loop
 */
export function targetOf(rules: RedirectRules, path: string, search = ''): string | undefined {
  const requested = takenApart(path + search)
  const first = ruleFor(rules, requested)
  if (!first) return undefined
  const seen = new Set([first])
  let { target } = first
  for (;;) {
    const next = target.startsWith('/') ? ruleFor(rules, takenApart(target)) : undefined
    if (!next) return withQuery(target, remainingQuery(requested.query, first.query))
    if (seen.has(next)) return undefined
    seen.add(next)
    target = next.target
  }
}

function ruleFor(rules: RedirectRules, { path, query }: { path: string; query: [string, string][] }): Rule | undefined {
  const names = (wanted: [string, string]) => query.some(([name, value]) => name === wanted[0] && value === wanted[1])
  return rules.get(path)?.find((rule) => rule.query.every(names))
}

function remainingQuery(requested: [string, string][], matched: [string, string][]): [string, string][] {
  return requested.filter(([name, value]) => !matched.some(([matchedName, matchedValue]) => matchedName === name && matchedValue === value))
}

/** A target with additional query parameters, encoded for the `Location` header; its own parameters take precedence. */
function withQuery(target: string, extra: [string, string][]): string {
  const url = new URL(target, ANY_ORIGIN)
  const ownParams = new Set(url.searchParams.keys())
  for (const [name, value] of extra) if (!ownParams.has(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}
