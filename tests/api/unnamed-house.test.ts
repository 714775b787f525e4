import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { required } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

/** Everything by which a visitor or a reader of data meets the name of a house, in both languages. */
const ADDRESSES = [
  ...['/de', '/en', '/de/spielplan', '/en/events', '/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/search?q=nacht', '/webshop'],
  ...['/de/nirgends', '/en/nowhere', '/de/offline.html', '/en/offline.html', '/manifest.webmanifest', '/cms-hub'],
  ...[
    '/de/spielplan/kalender.ics',
    '/de/spielplan/feed.xml',
    '/de/aktuelles/feed.xml',
    '/de/spielplan/orif.json',
    '/sitemap.xml',
    '/robots.txt',
  ],
]

let house: ServerProcess
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-unnamed-'))
  cpSync(required('TEST_PGLITE_TEMPLATE'), join(folder, 'data'), { recursive: true })
  house = await startServerProcess(join(folder, 'data'), { LOCALES: 'de,en', FOYER_STARTER: 'theatre' })
}, 120_000)
afterAll(async () => {
  await house.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** What is served at an address, but for the identifier that a calendar file names as its maker (RFC 5545 3.7.3). */
async function read(path: string): Promise<string> {
  const text = await (await new Visitor(house.url).fetch(path)).text()
  return text.replace(/^PRODID:.*$/m, '')
}

it('a house that nobody has named is called by its address, and nowhere by the name of the program', async () => {
  for (const address of ADDRESSES) expect(await read(address), address).not.toMatch(/\bFoyer\b/)
  const home = await read('/de')
  expect(home).toContain('<title>Startseite</title>')
  expect(home).toContain('<meta property="og:site_name" content="localhost"/>')
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'localhost', short_name: 'localhost' })
  expect(await read('/de/spielplan/kalender.ics')).toContain('X-WR-CALNAME:localhost: Spielplan')
})

it('so are its mails', async () => {
  await new Visitor(house.url).send('POST', '/api/auth/request-password-reset', {
    email: 'verwaltung@marienbrueck.example',
    redirectTo: '/cms-hub',
  })
  const outbox = join(folder, 'data', 'outbox')
  const mails = () => readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0)
  const mail = readFileSync(join(outbox, mails()[0] ?? ''), 'utf8')
  expect(mail).toMatch(/^From: localhost /m)
  expect(mail).not.toMatch(/\bFoyer\b/)
})

it('its first name is taken by the home page, and the name of the program is none', async () => {
  const admin = await house.administrator()
  const revision = /\\?"revision\\?",\\?"([\w-]{16})/.exec(await (await admin.fetch('/cms-hub/settings')).text())?.[1]
  const named = (houseName: string) => admin.send('PATCH', '/api/admin/settings/1', { base: revision, values: { houseName } })
  const refused = await named('Foyer')
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ errors: { houseName: ['So heißt das Programm. Bitte tragen Sie den Namen Ihres Hauses ein.'] } })
  expect((await named('Kammerspiele Testort')).status).toBe(200)
  const home = await read('/de')
  expect(home).toContain('<title>Kammerspiele Testort</title>')
  expect(home).not.toContain('Startseite</title>')
})
