import { type ComponentType, createContext, useContext } from 'react'
import type { Region } from './region.server.ts'

/** Draws a region that can be edited. The editor provides it once it has been fetched; until then the region is shown as it is. */
export const EditableRegionContext = createContext<ComponentType<{ region: Region }> | undefined>(undefined)

export function EditableRegion({ region }: { region: Region }) {
  const Editable = useContext(EditableRegionContext)
  return Editable ? <Editable region={region} /> : null
}
