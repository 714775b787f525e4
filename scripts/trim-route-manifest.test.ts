import { expect, it } from 'vitest'
import { trimRouteManifest } from './trim-route-manifest.ts'

const EVERY_PAGE = ['/assets/entry.client-a.js', '/assets/framework-b.js']

it('visitors are not told what the admin area imports, what they have anyway, nor what is not there', () => {
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
  const lean = trimRouteManifest(`window.__reactRouterManifest=${JSON.stringify({ version: 'x', routes })};`)
  expect(lean).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(JSON.parse(lean.slice(lean.indexOf('{'), -1))).toEqual({
    version: 'x',
    routes: {
      events: { id: 'events', path: 'de/spielplan', hasLoader: true, imports: ['/assets/EventRow-c.js'] },
      'hub-media': { id: 'hub-media', path: 'cms-hub/media' },
    },
  })
})

it('a list of routes that looks otherwise stops the build', () => {
  expect(() => trimRouteManifest('export default {}')).toThrow('route manifest')
})
