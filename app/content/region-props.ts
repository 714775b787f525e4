import type { ReactNode } from 'react'
import type { Region } from './region.server.ts'

/** What renders the containers of one object gets. */
export type RegionProps = {
  region: Region
  /** rendered below the first container and above the others, such as a list */
  between?: ReactNode
  /** the page of the object, which shows each container in the slot of its name (`object-slots.ts`) */
  page?: ReactNode
}
