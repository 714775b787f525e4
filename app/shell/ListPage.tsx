import type { ReactNode } from 'react'
import { ModuleViewsContext, type Region, RegionView } from '../content/index.ts'
import { moduleView } from '../modules/views.ts'

/** A list with what staff have put above and below it. Fetched only where there is such a thing. */
export default function ListPage({ region, edit, children }: { region: Region; edit: boolean; children: ReactNode }) {
  return (
    <ModuleViewsContext value={moduleView}>
      <RegionView region={region} edit={edit} between={children} />
    </ModuleViewsContext>
  )
}
