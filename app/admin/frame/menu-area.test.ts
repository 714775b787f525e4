import { expect, it } from 'vitest'
import { areaAt, type MenuArea } from './menu-area.ts'

const MENU: MenuArea[] = [
  { id: 'today', label: 'Today', links: [{ to: '', label: 'Today' }] },
  { id: 'planning', label: 'Planning', links: [{ to: 'event', label: 'Performances' }] },
]

it.each([
  ['/cms-hub', 'today'],
  ['/cms-hub/event', 'planning'],
  ['/cms-hub/event/218', 'planning'],
  ['/cms-hub/event/several', 'planning'],
])('the address %s lies in the area %s', (pathname, id) => {
  expect(areaAt(MENU, pathname)?.area.id).toBe(id)
})

it.each(['/cms-hub/events', '/cms-hub/person/1', '/de/konto'])('the address %s lies in no area of the menu', (pathname) => {
  expect(areaAt(MENU, pathname)).toBeUndefined()
})
