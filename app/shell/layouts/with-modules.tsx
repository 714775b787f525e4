import { Outlet } from 'react-router'
import { ModuleViewsContext } from '../../content/index.ts'
import { moduleView } from '../../modules/views.ts'

/** Provides the views of all modules to the pages below; only they load them. */
export default function WithModulesLayout() {
  return (
    <ModuleViewsContext value={moduleView}>
      <Outlet />
    </ModuleViewsContext>
  )
}
