import { useState, useSyncExternalStore } from 'react'

/** Props of an element that keeps the HTML the server has rendered in it: React neither renders nor compares its content. */
export const SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const

/**
 * Whether what a component shows of some data is still in the document as the server has rendered it. A part without
 * behaviour of its own then needs no code in the browser: it renders its element with `SERVER_HTML`, and itself only once
 * this is false, under another key.
 * @param data everything the part shows; equal data of a later load keeps the HTML
 */
export function useServerHtml(data: unknown): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  )
  const [rendered] = useState(isHydrating ? { data } : undefined)
  if (!rendered) return false
  return rendered.data === data || JSON.stringify(rendered.data) === JSON.stringify(data)
}

function subscribeToNothing(): () => void {
  return () => {}
}
