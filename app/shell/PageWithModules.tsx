import type { ReactNode } from 'react'
import { ModuleViewsContext, type Region, RegionView } from '../content/index.ts'
import { moduleView } from '../modules/views.ts'

/**
 * A page with the modules that editors have put on it: a list has them above and below, the page of an object in its slots.
 * Loaded only where there are any.
 */
export default function PageWithModules({ region, edit, children }: { region: Region; edit: boolean; children: ReactNode }) {
  const page = region.contentType === 'page' ? { between: children } : { page: children }
  return (
    <ModuleViewsContext value={moduleView}>
      <RegionView region={region} edit={edit} {...page} />
    </ModuleViewsContext>
  )
}
