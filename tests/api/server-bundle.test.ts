import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ENTRY = join(process.env.TEST_BUILD_DIR ?? 'build-test', 'server/index.js')
const STATIC_IMPORT = /^(?:import|export)\b[^;'"]*["']([^"']+)["']/gm

/** The bundle's files that are loaded with the server, with their text, and the packages that they load from `node_modules`. */
function readLoaded(): { text: string; packages: string[] } {
  const files = new Map<string, string>()
  const packages = new Set<string>()
  function read(file: string): void {
    if (files.has(file)) return
    const text = readFileSync(file, 'utf8')
    files.set(file, text)
    for (const [, name = ''] of text.matchAll(STATIC_IMPORT)) {
      if (name.startsWith('.')) read(join(dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  read(ENTRY)
  return { text: [...files.values()].join('\n'), packages: [...packages].sort() }
}

describe('the built server', () => {
  const { text, packages } = readLoaded()

  it('names its parts, which the other tests look for', () => {
    expect(text).toContain('// app/booking/offers.server.ts')
  })

  it('loads few packages from node_modules when it starts', () => {
    expect(packages).toEqual(['pino', 'react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'])
  })

  it.each([
    ['the adapter of the sandbox shop', 'app/booking/sandbox/sandbox-shop.server.ts'],
    ['the adapter of pretix', 'app/booking/pretix/pretix-shop.server.ts'],
    ['the demo content', 'demo/open.ts'],
    ['PostgreSQL’s driver', 'app/platform/database/open-postgres.ts'],
    ['the font library', 'node_modules/fontkit/'],
    ['the mail library', 'node_modules/nodemailer/'],
  ])('does not load %s until it is used', (_, path) => {
    expect(text).not.toContain(`// ${path}`)
    expect(text).not.toContain(`//#region ${path}`)
  })
})
