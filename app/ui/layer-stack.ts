import { useEffect, useRef } from 'react'

type Layer = { close: () => void }

const layers: Layer[] = []

/** Whether anything lies over the page. */
export function hasOpenLayer(): boolean {
  return layers.length > 0
}

/** Puts a layer on top. @returns a function that takes it away again */
export function pushLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
  }
}

/** Esc belongs to the topmost layer alone (AMB-07). @returns whether there was one */
export function closeTopLayer(): boolean {
  const top = layers.at(-1)
  top?.close()
  return top !== undefined
}

/** While `open`, Esc closes this layer before any that lies below it. */
export function useLayer(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => (open ? pushLayer(() => latest.current()) : undefined), [open])
}
