import { sameJson } from '../../content/index.ts'
import type { ChangedModule } from './changed-modules.ts'

/**
 * Ticks set or removed by hand, by module key. A tick on others' work holds for that work as it was `seen`; once they change
 * it, the tick is stale and no longer counts.
 */
export type Decisions = ReadonlyMap<string, { isTicked: boolean; seen: unknown }>

export type Complete = (keys: ReadonlySet<string>) => Set<string>

/**
 * The ticked modules. At first these are one's own that are not planned; never any that need an unticked one to go live.
 * @param complete adds to a choice what it cannot go live without
 */
export function tickedModules(modules: readonly ChangedModule[], decisions: Decisions, complete: Complete): Set<string> {
  const accepted = new Set(modules.filter((module) => isAccepted(module, decisions)).map(({ key }) => key))
  const needsMore = (keys: ReadonlySet<string>) => !complete(keys).isSubsetOf(accepted)
  const ticked = new Set([...accepted].filter((key) => !needsMore(new Set([key]))))
  // Several may need together what none of them needs alone.
  for (const key of [...ticked].reverse()) {
    if (!needsMore(ticked)) break
    ticked.delete(key)
  }
  return complete(ticked)
}

/**
 * Ticks a module with all that it needs, or unticks it with all that need it.
 * @returns the decisions, and the other modules that changed with it
 */
export function decide(
  modules: readonly ChangedModule[],
  decisions: Decisions,
  complete: Complete,
  { key, isTicked }: { key: string; isTicked: boolean },
): { decisions: Decisions; along: ChangedModule[] } {
  const before = tickedModules(modules, decisions, complete)
  const concerned = isTicked
    ? complete(new Set([...before, key])).difference(before)
    : new Set([...before].filter((each) => each === key || complete(new Set([each])).has(key)))
  const changed = modules.filter((module) => module.key === key || concerned.has(module.key))
  return {
    decisions: new Map([...decisions, ...changed.map((module) => [module.key, { isTicked, seen: othersWork(module) }] as const)]),
    along: changed.filter((module) => module.key !== key),
  }
}

/** Ticks every module, or only one's own again. */
export function decideAll(modules: readonly ChangedModule[], which: 'all' | 'own'): Decisions {
  if (which === 'own') return new Map()
  return new Map(modules.map((module) => [module.key, { isTicked: true, seen: othersWork(module) }]))
}

/** Whether a tick on others' work no longer counts because they have changed that work since. */
export function isTickStale(module: ChangedModule, decisions: Decisions): boolean {
  const decision = decisions.get(module.key)
  return decision?.isTicked === true && !sameJson(decision.seen, othersWork(module))
}

function isAccepted(module: ChangedModule, decisions: Decisions): boolean {
  const decision = decisions.get(module.key)
  if (!decision || isTickStale(module, decisions)) return module.isOwn && !module.plannedFor
  return decision.isTicked
}

/** What others have made of a module; null where it is one's own alone. */
function othersWork({ isOwn, authors, newer, kind }: ChangedModule): unknown {
  if (isOwn) return null
  return { by: authors.filter(({ is_me }) => !is_me).map(({ name, at }) => [name, at]), data: newer?.data ?? null, kind }
}
