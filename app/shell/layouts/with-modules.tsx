import { Outlet } from 'react-router'
import { ModuleViewsContext } from '../../content/index.ts'
import { moduleView } from '../../modules/views.ts'

/** Gives the pages below the views of all modules; only they load them. */
export default function WithModulesLayout() {
  return (
    <ModuleViewsContext value={moduleView}>
      <Outlet />
    </ModuleViewsContext>
  )
}
