import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let mounted: { root: Root; container: HTMLElement } | undefined

/** Shows an element at the end of the page, at once; with another one in its place, what stays the same keeps its state. */
export function mount(element: ReactElement): void {
  if (!mounted) {
    const container = document.body.appendChild(document.createElement('div'))
    mounted = { root: createRoot(container), container }
  }
  const { root } = mounted
  flushSync(() => root.render(element))
}

/** Takes away what is shown. */
export function unmount(): void {
  if (!mounted) return
  const { root, container } = mounted
  mounted = undefined
  flushSync(() => root.unmount())
  container.remove()
}
