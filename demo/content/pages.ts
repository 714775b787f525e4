import { access } from './pages/access.ts'
import { easyRead } from './pages/easy-read.ts'
import { home } from './pages/home.ts'
import { house } from './pages/house.ts'
import { lists } from './pages/lists.ts'
import type { DemoPage } from './pages/page.ts'
import { service } from './pages/service.ts'
import { visit } from './pages/visit.ts'

/** The pages of the demo content in the order of the menus, parents before children. */
export const pages: DemoPage[] = [home, ...lists, ...visit, ...house, ...service, ...easyRead, ...access]
