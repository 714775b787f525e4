import { comparablePath, loosely, type TakenApart, takenApart, takenApartWhole } from './redirect-address.ts'

/** Redirects as staff enter them: old address to new path or external address (A §3.7). */
export type Redirects = ReadonlyMap<string, string>

type Query = TakenApart['query']
type Rule = { query: Query; target: string }
/** A rule for everything below a path: `/alt/*`. Its target may end in the same, and then goes on as the address does. */
type Wildcard = { below: string; target: string }

/** Redirects indexed by path; rules with more query parameters come first, and wildcards with the longest path. */
export type RedirectRules = {
  exact: ReadonlyMap<string, readonly Rule[]>
  loose: ReadonlyMap<string, readonly Rule[]>
  wildcards: readonly Wildcard[]
}

/** `exact`: by the address as it was entered; `loose`: in any case of letters as well, and by wildcards. */
export type Matching = 'exact' | 'loose'

/** Base to parse relative addresses with; never part of a result. */
const ANY_ORIGIN = 'https://house.invalid'
const WILDCARD = /\/\*$/

/** Compiles redirects to rules. */
export function compileRedirects(redirects: Redirects): RedirectRules {
  const exact = new Map<string, Rule[]>()
  const loose = new Map<string, Rule[]>()
  const wildcards: Wildcard[] = []
  for (const [address, target] of redirects) {
    const { path, query } = takenApart(address)
    if (WILDCARD.test(path)) wildcards.push({ below: loosely(path.replace(WILDCARD, '')), target })
    else {
      addRule(exact, path, { query, target })
      addRule(loose, loosely(path), { query, target })
    }
  }
  return { exact, loose, wildcards: wildcards.sort((a, b) => b.below.length - a.below.length) }
}

function addRule(rules: Map<string, Rule[]>, path: string, rule: Rule): void {
  const same = [...(rules.get(path) ?? []), rule]
  rules.set(
    path,
    same.sort((a, b) => b.query.length - a.query.length),
  )
}

/** Whether there may be a redirect from a path, with whatever query. */
export function mayLead(rules: RedirectRules, path: string): boolean {
  const comparable = comparablePath(path)
  return rules.exact.has(comparable) || rules.loose.has(loosely(comparable)) || wildcardFor(rules, comparable) !== undefined
}

/**
 * The final target of an address: chains are resolved, so that a visitor is redirected once (A §4). Query parameters that
 * are not part of the rule are passed on.
 * @param search query of the request, with its question mark
 * @param matching how the address is compared; what it leads to is compared exactly and by wildcards
 * @returns undefined when there is no redirect, or when redirects form a loop
 */
export function targetOf(rules: RedirectRules, path: string, search = '', matching: Matching = 'exact'): string | undefined {
  const requested = takenApartWhole(path + search)
  const first = ruleFor(rules, requested, matching)
  if (!first) return undefined
  const seen = new Set([first.by])
  let { target } = first
  for (;;) {
    const next = target.startsWith('/') ? ruleFor(rules, takenApart(target), matching === 'loose' ? 'chain' : 'exact') : undefined
    if (!next) return withQuery(target, remainingQuery(requested.query, first.query))
    if (seen.has(next.by)) return undefined
    seen.add(next.by)
    target = next.target
  }
}

type Found = { by: Rule | Wildcard; query: Query; target: string }

function ruleFor(rules: RedirectRules, { path, query }: TakenApart, matching: Matching | 'chain'): Found | undefined {
  const rule =
    rules.exact.get(path)?.find((one) => hasAll(query, one.query)) ?? (matching === 'loose' ? looseRule(rules, path, query) : undefined)
  if (rule) return { by: rule, query: rule.query, target: rule.target }
  const wildcard = matching === 'exact' ? undefined : wildcardFor(rules, path)
  return wildcard && { by: wildcard, query: [], target: goingOn(wildcard, path) }
}

function looseRule({ loose }: RedirectRules, path: string, query: Query): Rule | undefined {
  const lower = (parameters: Query) => parameters.map(([name, value]): [string, string] => [name.toLowerCase(), value.toLowerCase()])
  return loose.get(loosely(path))?.find((rule) => hasAll(lower(query), lower(rule.query)))
}

function hasAll(query: Query, wanted: Query): boolean {
  return wanted.every(([name, value]) => query.some((parameter) => parameter[0] === name && parameter[1] === value))
}

/** The wildcard that a path is below. What it leads to is not below it: `/blog/*` to `/blog/archiv/*` would never end. */
function wildcardFor({ wildcards }: RedirectRules, path: string): Wildcard | undefined {
  const isBelow = (above: string) => `${path.toLowerCase()}/`.startsWith(`${above}/`)
  return wildcards.find(
    ({ below, target }) => isBelow(below) && !isBelow(comparablePath(target.replace(/[?#].*$/s, '').replace(WILDCARD, '')).toLowerCase()),
  )
}

/** The target of a wildcard, with the rest of the path where it ends in a star too. */
function goingOn({ below, target }: Wildcard, path: string): string {
  if (!WILDCARD.test(target)) return target
  const rest = path.slice(below.length).split('/').map(encodeSegment).join('/')
  return target.replace(WILDCARD, '') + rest || '/'
}

const encodeSegment = (segment: string) => encodeURIComponent(segment.replaceAll('%2F', '/'))

function remainingQuery(requested: Query, matched: Query): Query {
  const isMatched = ([name, value]: Query[number]) =>
    matched.some(
      ([matchedName, matchedValue]) =>
        matchedName.toLowerCase() === name.toLowerCase() && matchedValue.toLowerCase() === value.toLowerCase(),
    )
  return requested.filter((parameter) => !isMatched(parameter))
}

/** A target with additional query parameters, encoded for the `Location` header; its own parameters take precedence. */
function withQuery(target: string, extra: Query): string {
  const url = new URL(target, ANY_ORIGIN)
  const ownParams = new Set(url.searchParams.keys())
  for (const [name, value] of extra) if (!ownParams.has(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}
