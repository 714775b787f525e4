import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { RegionProps } from './region-props.ts'

type Editable = ComponentType<RegionProps>

let registered: Editable | undefined
const listeners = new Set<() => void>()

/** Registers the editor's component for regions that are being edited; called when the editor's code has loaded. */
export function registerEditableRegion(component: Editable): void {
  registered = component
  for (const listener of listeners) listener()
}

/** A region that is being edited; `fallback` is shown until the editor's code has loaded. */
export function EditableRegion({ fallback, ...props }: RegionProps & { fallback: ReactNode }) {
  const Component = useSyncExternalStore(
    subscribe,
    () => registered,
    () => undefined,
  )
  return Component ? <Component {...props} /> : fallback
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
