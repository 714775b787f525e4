import { expect, it } from 'vitest'
import { trimRouteManifest } from './trim-route-manifest.ts'

const EVERY_PAGE = ['/assets/entry.client-a.js', '/assets/framework-b.js']

it('leaves out scripts of every page and keys that are not set, and for visitors the admin area', () => {
  const routes = {
    events: {
      id: 'events',
      path: 'de/spielplan',
      hasLoader: true,
      hasAction: false,
      hasDefaultExport: true,
      imports: [...EVERY_PAGE, '/assets/EventRow-c.js'],
    },
    'hub-media': { id: 'hub-media', path: 'cms-hub/media', imports: [...EVERY_PAGE, '/assets/upload-d.js'] },
  }
  const { everything, forVisitors } = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify({ version: 'x', routes })};`)
  const events = { id: 'events', path: 'de/spielplan', hasLoader: true, imports: ['/assets/EventRow-c.js'] }
  const hubMedia = { id: 'hub-media', path: 'cms-hub/media', imports: ['/assets/upload-d.js'] }
  expect(manifestIn(everything)).toEqual({ version: 'x', routes: { events, 'hub-media': hubMedia } })
  expect(manifestIn(forVisitors)).toEqual({ version: 'x', routes: { events } })
})

function manifestIn(script: string): unknown {
  expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  return JSON.parse(script.slice(script.indexOf('{'), -1))
}

it('a list of routes that looks otherwise stops the build', () => {
  expect(() => trimRouteManifest('export default {}')).toThrow('route manifest')
})
