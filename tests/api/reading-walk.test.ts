import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import type { Permissions } from '../../app/platform/auth/permissions.ts'
import { ROLES, type Role } from '../../app/platform/auth/roles.ts'
import { rateLimits, roles } from '../../app/platform/auth/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { addressesOf } from '../support/reading-walk/addresses.ts'
import type { Mark } from '../support/reading-walk/marks.ts'
import { type Planted, plantMarks } from '../support/reading-walk/plant-marks.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** Reads nothing anywhere. */
const NOTHING: Permissions = {
  areas: { programme: 'none', magazine: 'none', site: 'none', media: 'none', entries: 'none', settings: 'none', people: 'none' },
  fields: {},
  scope: 'all',
}
/** Writes articles alone. */
const MAGAZINE_ONLY: Permissions = { ...NOTHING, areas: { ...NOTHING.areas, magazine: 'write' } }

/** In the gate those whose limits are of different kinds; all of them with `FOYER_WALK=whole`. */
const IN_GATE = ['nothing', 'press', 'production-guest']
const isWhole = process.env.FOYER_WALK === 'whole'

/** Requests at once: the house answers on one processor. */
const AT_ONCE = 8
/** How much of an endless answer is read. */
const STREAM_MS = 300

type Answer = { address: string; status: number; body: string }

describe('reading has rights like writing', () => {
  let app: TestApp
  let planted: Planted
  let addresses: string[]
  const readers = new Map<string, { who: Visitor; role: Role | undefined }>()
  /** What each reader was answered at every address. */
  const readBy = new Map<string, Answer[]>()

  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en' } })
    const { db } = app.foyer.platform
    planted = await plantMarks(app, await app.editor('admin'))
    await db.insert(roles).values([
      { id: 'nothing', name: 'Nichts', permissions: NOTHING },
      { id: 'magazine-only', name: 'Nur Magazin, sonst nichts', permissions: MAGAZINE_ONLY },
    ])
    const stored = await db.select().from(roles)
    // All log in from one address.
    const logIn = async (id: string, productions: number[] = []) => {
      await db.delete(rateLimits)
      return app.editor(id, productions)
    }
    for (const { id, permissions } of stored) {
      if (!isWhole && !IN_GATE.includes(id)) continue
      const isScoped = permissions.scope === 'productions'
      const records = isScoped ? { production: [planted.ownProduction], event: [] } : null
      readers.set(id, { who: await logIn(id, isScoped ? [planted.ownProduction] : []), role: { id, permissions, records } })
    }
    if (isWhole) for (const id of ROLES) readers.set(id, { who: await logIn(id), role: builtInRole(id) })
    readers.set('visitor', { who: app.visitor(), role: undefined })
    addresses = addressesOf(app, planted)
  }, 120_000)
  afterAll(() => app.close())

  it('plants marks that somebody finds, or the walk would prove nothing', async () => {
    const admin = await app.editor('admin')
    const found = new Set<string>()
    for (const text of await readAll(admin, addresses))
      for (const mark of planted.marks) if (text.body.includes(mark.text)) found.add(mark.name)
    expect(planted.marks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
    expect(addresses.length).toBeGreaterThan(400)
  }, 240_000)

  it('shows nobody at any address what is not theirs to read', async () => {
    const leaks: string[] = []
    const table = [['reader', 'addresses answered', 'own marks', 'found', 'marks of others', 'found']]
    for (const [id, { who, role }] of readers) {
      const answers = await readAll(who, addresses)
      readBy.set(id, answers)
      const own = planted.marks.filter(({ mayRead }) => mayRead(role))
      const ofOthers = planted.marks.filter((mark) => !own.includes(mark))
      const isFound = (mark: Mark) => answers.some(({ body }) => body.includes(mark.text))
      for (const { address, body } of answers)
        for (const mark of ofOthers) if (body.includes(mark.text)) leaks.push(`${id} reads the ${mark.name} at ${address}`)
      const answered = answers.filter(({ status }) => status === 200).length
      const figures = [answered, own.length, own.filter(isFound).length, ofOthers.length, ofOthers.filter(isFound).length]
      table.push([id, ...figures.map(String)])
    }
    if (isWhole)
      console.log([`${addresses.length} addresses, ${planted.marks.length} marks`, ...table.map((row) => row.join(' | '))].join('\n'))
    expect(leaks).toEqual([])
  }, 600_000)

  it('answers somebody who reads nothing as it does a visitor, but for their own account', () => {
    const ofStaff = (readBy.get('nothing') ?? []).filter(
      ({ address }) => address.startsWith('/api/admin') || address.includes('pageeditor-api'),
    )
    expect(ofStaff.length).toBeGreaterThan(100)
    const open = ofStaff.filter(({ status }) => status === 200).map(({ address }) => address)
    expect(open.filter((address) => !OPEN_TO_ALL_STAFF.some((one) => address.startsWith(one)) && !isPublic(address))).toEqual([])
  })

  function isPublic(address: string): boolean {
    return /\/pageeditor-api\/(nav|page\/)/.test(address)
  }

  async function readAll(who: Visitor, wanted: string[]): Promise<Answer[]> {
    const queue = [...wanted]
    const answers: Answer[] = []
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift())
        answers.push({ address, ...(await read(who, address)) })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return answers
  }

  async function read(who: Visitor, address: string): Promise<{ status: number; body: string }> {
    const ends = new AbortController()
    const response = await who.fetch(address, { signal: ends.signal })
    if (!response.headers.get('content-type')?.includes('event-stream')) return { status: response.status, body: await response.text() }
    const reader = response.body?.getReader()
    const first = await Promise.race([reader?.read(), new Promise<undefined>((done) => setTimeout(done, STREAM_MS))])
    ends.abort()
    return { status: response.status, body: new TextDecoder().decode(first?.value) }
  }
})

/** What all staff read: lists that hold what is theirs alone. */
const OPEN_TO_ALL_STAFF = ['/pageeditor-api/user', '/pageeditor-api/releases', '/api/admin/translations?']
