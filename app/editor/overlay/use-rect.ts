import { useLayoutEffect, useState } from 'react'

export type Rect = { top: number; left: number; width: number; height: number }

/** An element's rectangle in the window, updated while the page scrolls, resizes and changes. */
export function useRect(element: Element | null | undefined): Rect | undefined {
  const [rect, setRect] = useState<Rect>()
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setRect((before) => (element.isConnected ? reuseIfEqual(before, element.getBoundingClientRect()) : undefined))
    measure()
    return watchLayout(measure)
  }, [element])
  return element ? rect : undefined
}

function reuseIfEqual(before: Rect | undefined, { top, left, width, height }: DOMRect): Rect {
  const isSame = before && before.top === top && before.left === left && before.width === width && before.height === height
  return isSame ? before : { top, left, width, height }
}

const watchers = new Set<() => void>()
let stop: (() => void) | undefined

/** Calls back whenever the layout may have changed, at most once per animation frame. @returns stops watching */
export function watchLayout(onChange: () => void): () => void {
  watchers.add(onChange)
  stop ??= startWatching()
  return () => {
    watchers.delete(onChange)
    if (watchers.size > 0) return
    stop?.()
    stop = undefined
  }
}

function startWatching(): () => void {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      for (const watcher of watchers) watcher()
    })
  }
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  const changes = new MutationObserver(soon)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'open', 'src'],
  })
  const events = ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend'] as const
  for (const name of events) window.addEventListener(name, soon, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
    for (const name of events) window.removeEventListener(name, soon, { capture: true })
  }
}
