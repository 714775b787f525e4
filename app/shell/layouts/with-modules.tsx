import { Outlet } from 'react-router'

export default function WithModulesLayout() {
  return <Outlet />
}
