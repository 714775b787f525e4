import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Hears of every step through the history before the router, which is told of changes of the page alone. */
    hearStep?: (event: PopStateEvent) => void
  }
}

/** An open layer, and the place of its page in the router's count of entries. */
type Step = { id: string; page: unknown; close: () => void }

type Kept = { step?: string; idx?: unknown } | null

const steps: Step[] = []
/** Kept once the browser has gone back from the entry of a layer that was closed by other means. */
let leaving: { done: Promise<void>; end: () => void } | undefined
let isInstalled = false
let number = 0
/** The entry at which the browser stood before the step that is heard of. */
let stoodAt: Kept = null

const keptNow = () => window.history.state as Kept
const noteEntry = () => {
  stoodAt = keptNow()
}

/**
 * Makes an open layer one step of the browser's history: going back closes it and leaves the page as it is.
 * @param close is called when somebody goes back
 * @returns what is to be called when the layer was closed otherwise; its step is taken out of the history again
 */
export function pushStep(close: () => void): () => void {
  install()
  const step: Step = { id: `layer-${Date.now()}-${++number}`, page: keptNow()?.idx, close }
  steps.push(step)
  enter(step)
  return () => leave(step)
}

/** While `open`, going back closes this layer first. */
export function useHistoryStep(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? pushStep(() => onBack()) : undefined), [open])
}

/** The entry bears all that the page's own does, so that to the router nothing has changed. */
function enter(step: Step): void {
  step.page = keptNow()?.idx
  History.prototype.pushState.call(window.history, { ...keptNow(), step: step.id }, '')
  noteEntry()
}

function leave(step: Step): void {
  const index = steps.indexOf(step)
  if (index < 0) return
  steps.splice(index, 1)
  if (keptNow()?.step === step.id) leaveEntry()
}

/** Goes back from the entry of a layer that is not open. */
function leaveEntry(): void {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  leaving = { done, end }
  window.history.back()
}

function install(): void {
  if (isInstalled) return
  isInstalled = true
  noteEntry()
  window.hearStep = onPop
  for (const change of ['pushState', 'replaceState'] as const) {
    window.history[change] = (...entry) => {
      const go = () => {
        if (change === 'pushState') goOn(entry)
        else History.prototype.replaceState.apply(window.history, entry)
        noteEntry()
      }
      if (leaving) void leaving.done.then(go)
      else go()
    }
  }
}

/** A page that is gone to from an open layer takes the place of the layer's entry, so that no step back leads nowhere. */
function goOn(entry: Parameters<History['pushState']>): void {
  const top = steps.at(-1)
  if (!top || keptNow()?.step !== top.id) {
    History.prototype.pushState.apply(window.history, entry)
    return
  }
  const { pathname } = window.location
  History.prototype.replaceState.apply(window.history, entry)
  // What lay over another page goes with it; the filter stays while one chooses, and is a step of the list as it is now.
  if (window.location.pathname === pathname) enter(top)
  else steps.length = 0
}

function onPop(event: PopStateEvent): void {
  const cameFrom = stoodAt
  noteEntry()
  if (leaving) {
    event.stopImmediatePropagation()
    leaving.end()
    leaving = undefined
    return
  }
  const kept = event.state as Kept
  const top = steps.at(-1)
  if (!top) {
    passClosed(event, cameFrom, kept)
    return
  }
  if (kept?.step === top.id) return
  if (kept?.idx === top.page) {
    event.stopImmediatePropagation()
    steps.pop()
    top.close()
    return
  }
  // Several entries back at once: the page changes, and nothing lies over it any more.
  for (const step of steps.splice(0)) step.close()
}

/** Going forward to a layer that was closed leads nowhere: the page's own entry stays, so that the next step back does something. */
function passClosed(event: PopStateEvent, from: Kept, to: Kept): void {
  if (!to?.step || from?.step || from?.idx !== to.idx) return
  event.stopImmediatePropagation()
  leaveEntry()
}
