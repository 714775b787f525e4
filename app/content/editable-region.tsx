import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { Region } from './region.server.ts'

type Editable = ComponentType<{ region: Region; between?: ReactNode }>

let registered: Editable | undefined
const listeners = new Set<() => void>()

/** Registers the editor's component for regions that are being edited; called when the editor's code has loaded. */
export function registerEditableRegion(component: Editable): void {
  registered = component
  for (const listener of listeners) listener()
}

/** A region that is being edited; `fallback` is shown until the editor's code has loaded. */
export function EditableRegion({ region, between, fallback }: { region: Region; between?: ReactNode; fallback: ReactNode }) {
  const Component = useSyncExternalStore(
    subscribe,
    () => registered,
    () => undefined,
  )
  return Component ? <Component region={region} between={between} /> : fallback
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
