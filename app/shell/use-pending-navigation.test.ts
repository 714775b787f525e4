import { describe, expect, it } from 'vitest'
import { routeNameOf } from './use-pending-navigation.ts'

describe('the page that is waited for', () => {
  it.each([
    ['/de', 'home'],
    ['/de/spielplan', 'events'],
    ['/de/events/salz/7', 'events-slug-id'],
    ['/de/aktuelles/tags', 'magazine-tags'],
    ['/de/aktuelles/tags/meer/3', 'magazine-tags-tag-id'],
    ['/de/ensemble/ada-holm/4', 'ensemble-slug-id'],
    ['/de/ihr-besuch/anfahrt', 'page'],
    ['/cms-hub', undefined],
  ])('%s is %s', (pathname, route) => expect(routeNameOf(pathname)).toBe(route))
})
