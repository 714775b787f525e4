import type { ReactNode } from 'react'
import { ModuleViewsContext, type Region, RegionView } from '../content/index.ts'
import { moduleView } from '../modules/views.ts'

/** A list with the modules that editors have put above and below it. Loaded only where there are any. */
export default function ListPage({ region, edit, children }: { region: Region; edit: boolean; children: ReactNode }) {
  return (
    <ModuleViewsContext value={moduleView}>
      <RegionView region={region} edit={edit} between={children} />
    </ModuleViewsContext>
  )
}
