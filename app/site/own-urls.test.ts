import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { isOwnUrl } from './own-urls.ts'

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
  '/media/0123456789abcdef01234567/2.webp',
  '/assets/root-B3xk_9aQ.js',
  '/de/webshop',
  '/sitemap.xml',
])('the house answers at %s itself', requirement('REDIR-03'), (address) => {
  expect(isOwnUrl(address)).toBe(true)
})
it.each([
  '/media/pdf/leporello-2019.pdf',
  '/assets/files/saalplan.pdf',
  '/media/a',
  '/?p=12',
  '/de/spielplan/alt/7',
  '/index.php?id=12',
  '/de/besuch',
  '/spielplan-2019',
  '/de/apis',
])('and not at %s', requirement('REDIR-03'), (address) => {
  expect(isOwnUrl(address)).toBe(false)
})
it('the house answers at each of its files itself', requirement('REDIR-03'), () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const addresses = files.map(({ parentPath, name }) => `${parentPath.slice('public'.length)}/${name}`)
  expect(addresses.filter((address) => !isOwnUrl(address))).toEqual([])
  expect(addresses).toContain('/sw.js')
})
