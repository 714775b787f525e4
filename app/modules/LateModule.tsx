import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ContentNode, type ModuleView, useRoot } from '../content/index.ts'
import { t } from '../platform/i18n/i18n.ts'

/**
 * A module in the editor whose view is still on its way, such as one that a colleague has just added. It can be selected and
 * moved before; without a connection it waits for the next one.
 */
export function LateModule({ node, load }: { node: ContentNode; load: () => Promise<ModuleView> }) {
  const [View, setView] = useState<ModuleView>()
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    let isGone = false
    const show = (view: ModuleView) => {
      if (isGone) return
      hadFocus.current = place.current?.contains(document.activeElement) ?? false
      setView(() => view)
    }
    const tryToLoad = () => void load().then(show, () => window.addEventListener('online', tryToLoad, { once: true }))
    tryToLoad()
    return () => {
      isGone = true
      window.removeEventListener('online', tryToLoad)
    }
  }, [load])
  // The element that had the focus is another one now.
  useLayoutEffect(() => {
    if (View && hadFocus.current)
      document.querySelector<HTMLElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus({ preventScroll: true })
  }, [View, node.id])
  const root = useRoot(node)
  if (View) return <View node={node} />
  return (
    <div ref={place} {...root}>
      <p>{t('This module is shown as soon as it has been loaded.')}</p>
    </div>
  )
}
