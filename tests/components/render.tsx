import { createContext, type ReactElement, useContext } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { type Locale, setCatalogue } from '../../app/platform/i18n/i18n.ts'
import type { LayoutData } from '../../app/site/layout-data.ts'
import staff from '../../app/staff-ui/staff-theme.module.css'
import { staffTexts } from '../../app/texts/browser-texts.ts'
import { WIDE } from '../support/windows.ts'
import { mount, unmount } from './mount.ts'

type Options = {
  /** of the page; staff's tools stay German (app/texts/browser-texts.ts) */
  language?: Locale
  theme?: 'light' | 'dark'
  /** the address at which the page is open */
  at?: string
  /** what the page's loader gives */
  load?: () => unknown
  /** what the layout of every page knows of the house (layout-data.ts) */
  frame?: LayoutData
  /** which colours, sizes and faces surround it: those that visitors see, of the hub, or of the editor's tools */
  within?: 'site' | 'hub' | 'tools'
  /** of a computer by default (tests/support/windows.ts) */
  window?: { width: number; height: number }
}

type Rendered = {
  /** Shows the element with other props; its state stays. */
  rerender: (element: ReactElement) => void
  /** the address that links, buttons and forms have led to */
  address: () => string
}

const SURROUNDINGS = { site: undefined, hub: staff.hub, tools: staff.tokens }

const ShownContext = createContext<ReactElement | null>(null)
const Shown = () => useContext(ShownContext)

/**
 * Shows an element as the page's only content, with the house's styles and texts and a router that changes the address and
 * nothing else. What was shown before goes.
 */
export async function render(element: ReactElement, options: Options = {}): Promise<Rendered> {
  const { language = 'de', theme = 'light', at = '/', load = () => null, frame, within = 'site', window: size = WIDE } = options
  unmount()
  if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height)
  setCatalogue(staffTexts(language), language)
  document.documentElement.lang = language
  document.documentElement.dataset.scheme = theme
  // The ids are those of the program's routes, by which components find the data of the page and of its layout.
  const pageRoute = { id: 'page', path: '*', element: <Shown />, loader: load }
  const router = createMemoryRouter([{ id: 'root', children: [pageRoute], loader: () => ({ frame }) }], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: { frame }, page: load() } },
  })
  const inRouter = (shown: ReactElement) => (
    <ShownContext value={shown}>
      <div className={SURROUNDINGS[within]}>
        <RouterProvider router={router} />
      </div>
    </ShownContext>
  )
  mount(inRouter(element))
  return {
    rerender: (next) => mount(inRouter(next)),
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
  }
}
