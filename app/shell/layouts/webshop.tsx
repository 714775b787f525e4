import { Outlet } from 'react-router'

export default function WebshopLayout() {
  return <Outlet />
}
