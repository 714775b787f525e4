import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Called on every `popstate` before the router, which only learns of page changes. */
    hearStep?: (event: PopStateEvent) => void
  }
}

/** An open overlay, and its page's index in the router's history. */
type Step = { id: string; page: unknown; close: () => void }

type EntryState = { step?: string; idx?: unknown } | null

const steps: Step[] = []
/** Set while the browser goes back from the entry of an overlay that was closed by other means. */
let leaving: { done: Promise<void>; end: () => void } | undefined
let isInstalled = false
let number = 0
/** The state of the history entry before the current `popstate`. */
let lastState: EntryState = null

const currentState = () => window.history.state as EntryState
const recordState = () => {
  lastState = currentState()
}

/**
 * Makes an open overlay one step of the browser's history: going back closes it and stays on the page.
 * @param close called when the user goes back
 * @returns a function to call when the overlay was closed otherwise; removes its step from the history
 */
export function pushStep(close: () => void): () => void {
  install()
  const step: Step = { id: `layer-${Date.now()}-${++number}`, page: currentState()?.idx, close }
  steps.push(step)
  enter(step)
  return () => leave(step)
}

/** While `open`, going back closes this overlay first. */
export function useHistoryStep(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? pushStep(() => onBack()) : undefined), [open])
}

/** The entry copies the state of the page's own, so that nothing changes for the router. */
function enter(step: Step): void {
  step.page = currentState()?.idx
  History.prototype.pushState.call(window.history, { ...currentState(), step: step.id }, '')
  recordState()
}

function leave(step: Step): void {
  const index = steps.indexOf(step)
  if (index < 0) return
  steps.splice(index, 1)
  if (currentState()?.step === step.id) leaveEntry()
}

/** Goes back from the entry of an overlay that is not open. */
function leaveEntry(): void {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  leaving = { done, end }
  window.history.back()
}

function install(): void {
  if (isInstalled) return
  isInstalled = true
  recordState()
  window.hearStep = onPopState
  for (const change of ['pushState', 'replaceState'] as const) {
    window.history[change] = (...entry) => {
      const go = () => {
        if (change === 'pushState') pushEntry(entry)
        else History.prototype.replaceState.apply(window.history, entry)
        recordState()
      }
      if (leaving) void leaving.done.then(go)
      else go()
    }
  }
}

/** Navigating from an open overlay replaces the overlay's entry, so that no step back leads nowhere. */
function pushEntry(entry: Parameters<History['pushState']>): void {
  const top = steps.at(-1)
  if (!top || currentState()?.step !== top.id) {
    History.prototype.pushState.apply(window.history, entry)
    return
  }
  const { pathname } = window.location
  History.prototype.replaceState.apply(window.history, entry)
  // Overlays of another page are closed; the filter stays open during filtering and becomes a step of the current list.
  if (window.location.pathname === pathname) enter(top)
  else steps.length = 0
}

function onPopState(event: PopStateEvent): void {
  const cameFrom = lastState
  recordState()
  if (leaving) {
    event.stopImmediatePropagation()
    leaving.end()
    leaving = undefined
    return
  }
  const state = event.state as EntryState
  const top = steps.at(-1)
  if (!top) {
    skipClosedEntry(event, cameFrom, state)
    return
  }
  if (state?.step === top.id) return
  if (state?.idx === top.page) {
    event.stopImmediatePropagation()
    steps.pop()
    top.close()
    return
  }
  // Several entries back at once: the page changes, and all overlays close.
  for (const step of steps.splice(0)) step.close()
}

/**
 * Going forward to a closed overlay does nothing: the page's own entry stays, so that the next step back has an effect.
 */
function skipClosedEntry(event: PopStateEvent, from: EntryState, to: EntryState): void {
  if (!to?.step || from?.step || from?.idx !== to.idx) return
  event.stopImmediatePropagation()
  leaveEntry()
}
