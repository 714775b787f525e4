import { expect, it } from 'vitest'
import { isOfTheHouse } from './own-addresses.ts'

it.each([
  '/',
  '/de',
  '/de/',
  '/en',
  '/cms-hub',
  '/cms-hub/event',
  '/de/spielplan',
  '/de/spielplan/',
  '/de/impressum?x=1',
  '/api/events',
  '/de/api/x',
  '/media/a',
  '/de/webshop',
  '/sitemap.xml',
])('REDIR-03 the house answers at %s itself', (address) => {
  expect(isOfTheHouse(address)).toBe(true)
})
it.each(['/?p=12', '/de/spielplan/alt/7', '/index.php?id=12', '/de/besuch', '/spielplan-2019', '/de/apis'])(
  'REDIR-03 and not at %s',
  (address) => {
    expect(isOfTheHouse(address)).toBe(false)
  },
)
