import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { RouteName } from '../platform/routing/table.ts'
import { OptionsSkeleton, PageHeaderSkeleton } from '../ui/skeleton-shapes.tsx'
import PageSkeleton from './PageSkeleton.tsx'

/** Renders inside the site's routes, whose root provides the list style of the design settings. */
function render(element: ReactElement): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />)
}
const shapeOf = (route: RouteName | undefined) => render(<PageSkeleton route={route} />).replace(/ data-skeleton="[^"]*"/, '')

describe('the shape of a page on its way', () => {
  it.each<[string, RouteName]>([
    ['SKEL-01', 'events-slug-id'],
    ['SKEL-02', 'events'],
    ['SKEL-05', 'productions'],
    ['SKEL-06', 'venues-slug-id'],
    ['SKEL-07', 'home'],
    ['SKEL-08', 'magazine'],
    ['SKEL-10', 'series-slug-id'],
  ])('%s is its own for %s', (_row, route) => {
    expect(shapeOf(route)).not.toBe(shapeOf('legals-agb'))
  })

  it('has the head of the page and, on the schedule and in the magazine, the options', requirement('SKEL-04', 'SKEL-09'), () => {
    const head = renderToStaticMarkup(<PageHeaderSkeleton />)
    const options = renderToStaticMarkup(<OptionsSkeleton />)
    for (const route of ['events', 'productions', 'magazine', 'legals-agb'] as const) expect(shapeOf(route)).toContain(head)
    for (const route of ['events', 'magazine'] as const) expect(shapeOf(route)).toContain(options)
    expect(shapeOf('productions')).not.toContain(options)
  })
})
