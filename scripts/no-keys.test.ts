import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'

const FOLDERS = ['app', 'demo', 'public', 'sandbox-shop', 'scripts']
const TEXT = /\.(ts|tsx|mjs|js|css|html|json|svg)$/
/** Keys as tag managers, maps, measuring and payment services give them out. */
const KEYS = /\b(GTM-[A-Z0-9]{5,}|G-[A-Z0-9]{10}|UA-\d{6,}-\d|AIza[\w-]{35}|pk\.eyJ[\w-]{20,}|[sp]k_live_\w{16,})/g
/** The demo house's container, which nobody has. */
const MADE_UP = [{ path: 'demo/content/site.ts', key: ['GTM', 'MARIENBR'].join('-') }]

it('no key of a foreign service stands in the code but the made-up one of the demo', requirement('CONSENT-27'), () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEXT.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(KEYS)].map(([key]) => ({ path, key })))
  expect(found).toEqual(MADE_UP)
})
