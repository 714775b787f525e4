// A clock that jumps: ahead, back, and over the nights in which an hour is missing or comes twice. No request fails, and
// sessions, pages and carts stay valid.
import { printTable } from '../bench/table.ts'
import { freePort } from '../tests/support/free-port.ts'
import { TestClock } from '../tests/support/test-app.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { inFolder, openHere, site } from './program.ts'
import type { Trial } from './trial.ts'

const START = '2026-11-21T12:00:00+01:00'
/** Instants to which the clock is set, one after the other. */
const JUMPS = [
  ['an hour ahead', '2026-11-21T13:00:00+01:00'],
  ['a day back', '2026-11-20T12:00:00+01:00'],
  ['the minute before midnight', '2026-11-21T23:59:59+01:00'],
  ['midnight', '2026-11-22T00:00:00+01:00'],
  ['before the hour that is missing', '2027-03-28T01:59:59+01:00'],
  ['after it', '2027-03-28T03:00:00+02:00'],
  ['the hour that comes twice, first', '2026-10-25T02:30:00+02:00'],
  ['the same, second', '2026-10-25T02:30:00+01:00'],
  ['a leap day', '2028-02-29T12:00:00+01:00'],
  ['ten years ahead', '2036-11-21T12:00:00+01:00'],
  ['1970', '1970-01-01T00:00:00+00:00'],
  ['back again', START],
] as const
const PATHS = [
  '/de',
  '/de/spielplan',
  '/de/spielplan?date=2026-10-25',
  '/de/stuecke',
  '/de/aktuelles',
  '/de/suche?q=Sommer',
  '/de/api/events/',
]
const MORE = ['/de/spielplan/kalender.ics', '/de/spielplan/feed.xml', '/sitemap.xml', '/api/openapi.json', '/readyz']
const STAFF = ['/api/admin/event', '/api/admin/production', '/de/api/dashboard-content/', '/cms-hub']
const PERSON = {
  email: 'uhr@marienbrueck.example',
  password: 'nur für diese Prüfung gemacht',
  firstName: 'Ute',
  lastName: 'Uhr',
  role: 'admin' as const,
}

export const trial: Trial = async ({ calls }) =>
  inFolder(async (folder) => {
    const demo = await site(folder, { DEMO_HOUSE: 'on' })
    await demo.start()
    await demo.stop()
    const clock = new TestClock(START)
    const port = await freePort()
    const environment = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder }
    const foyer = await openHere(environment, { clock })
    const faults: string[] = []
    const rows: (string | number)[][] = []
    try {
      const url = await foyer.listen()
      await foyer.auth.createUser(PERSON)
      const staff = new Visitor(url)
      await staff.logIn(PERSON.email, PERSON.password)
      const rounds = Math.max(1, Math.floor(calls / (JUMPS.length * (PATHS.length + MORE.length + STAFF.length)) / 20))
      for (const [what, moment] of JUMPS) {
        clock.set(moment)
        const statuses = new Map<number, number>()
        for (let round = 0; round < rounds; round++) {
          for (const path of [...PATHS, ...MORE, ...STAFF]) {
            const asker = STAFF.includes(path) ? staff : new Visitor(url)
            const response = await asker.fetch(path)
            await response.arrayBuffer()
            statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
            if (response.status >= 500) faults.push(`${what}: ${path} was answered ${response.status}`)
          }
        }
        const made = await staff.send<{ id: number }>('POST', '/api/admin/production', { title: `Zur Stunde ${moment}` })
        if (made.status !== 201) faults.push(`${what}: a write was answered ${made.status} ${JSON.stringify(made.body).slice(0, 200)}`)
        rows.push([what, moment, [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '), made.status])
      }
    } finally {
      await foyer.close()
    }
    printTable(['the clock jumps to', '', 'read', 'written'], rows)
    return faults
  })
