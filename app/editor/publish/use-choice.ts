import { useMemo, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { nameOf } from './ChangedModuleRow.tsx'
import { type ChangedModule, completer } from './changed-modules.ts'
import { type Decisions, decide, decideAll, isTickStale, tickedModules } from './choice.ts'
import type { PendingChanges } from './use-pending-changes.ts'

/**
 * Which of the changed modules go live: at first one's own, then as is decided, and always with what they need.
 * @param announce says to screen readers what is ticked or unticked along with what somebody did
 */
export function useChoice(pending: PendingChanges | undefined, announce: (text: string) => void) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const modules = useMemo(() => pending?.modules ?? [], [pending])
  const complete = useMemo(() => (pending ? completer(pending.changes) : () => new Set<string>()), [pending])
  const ticked = useMemo(() => tickedModules(modules, decisions, complete), [modules, decisions, complete])
  const dependencyTexts = useMemo(
    () => new Map(modules.map((module) => [module.key, dependencyTextOf(module, modules, ticked, complete)])),
    [modules, ticked, complete],
  )

  function tick(key: string, isTicked: boolean): void {
    const { decisions: next, along } = decide(modules, decisions, complete, { key, isTicked })
    setDecisions(next)
    const names = along.map(nameOf).join(', ')
    if (names) announce(isTicked ? t('Also ticked: {names}', { names }) : t('Also unticked: {names}', { names }))
  }
  return {
    modules,
    ticked,
    tick,
    tickAll: (which: 'all' | 'own') => setDecisions(decideAll(modules, which)),
    dependencyTextOf: (key: string) => dependencyTexts.get(key) ?? '',
    isTickStale: (module: ChangedModule) => isTickStale(module, decisions),
  }
}

type Complete = ReturnType<typeof completer>

/** Which modules depend on a ticked one, or which an unticked one depends on, as a sentence; empty where there are none. */
function dependencyTextOf({ key }: ChangedModule, modules: ChangedModule[], ticked: ReadonlySet<string>, complete: Complete): string {
  if (ticked.has(key)) {
    const needing = modules.filter((other) => other.key !== key && ticked.has(other.key) && complete(new Set([other.key])).has(key))
    return needing.length > 0 ? t('Goes live with {names}, which cannot do without it.', { names: needing.map(nameOf).join(', ') }) : ''
  }
  const needed = complete(new Set([key]))
  const more = modules.filter((other) => other.key !== key && needed.has(other.key) && !ticked.has(other.key))
  return more.length > 0 ? t('Takes {names} along.', { names: more.map(nameOf).join(', ') }) : ''
}
