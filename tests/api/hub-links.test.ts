import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_THEME } from '../../app/identity/theme.ts'
import { createDemoApp } from '../support/demo-app.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** More screens than a role has that differ by more than an id. */
const AT_MOST = 250

describe('what the hub links to', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp()
    const admin = await app.editor('admin')
    await logOneOfEach(admin)
    await app.visitor().send('POST', '/api/dashboard-error-log/', { url: '/de/verschwunden' })
  })
  afterAll(() => app.close())

  it.each(['admin', 'programme', 'reader', 'box-office'])(
    'is open to whoever sees the link: %s',
    async (role) => {
      expect(await closedDoors(await app.editor(role))).toEqual([])
    },
    120_000,
  )

  it('is open to a guest of one production', async () => {
    const admin = await app.editor('admin')
    const { body } = await admin.getJson<{ id: number }[]>('/api/admin/production/options')
    expect(await closedDoors(await app.editor('production-guest', [body[0]?.id ?? 0]))).toEqual([])
  }, 120_000)
})

/** Has the log hold what is changed on screens of their own: the look, a role, a source. */
async function logOneOfEach(admin: Visitor): Promise<void> {
  // A wrong revision is answered with what stands there.
  const { body } = await admin.send<{ theirs: { revision: string; identity: object } }>('POST', '/api/identity/undo', { base: 'x' })
  const source = { name: 'Planung', address: 'https://planung.example/plan.csv', schedule: 'manual', appliesAtOnce: false }
  for (const [method, call, values] of [
    ['PUT', '/api/identity', { base: body.theirs.revision, identity: { theme: DEFAULT_THEME, logo: null, darkLogo: null } }],
    ['POST', '/api/roles', { from: 'reader', name: 'Hospitanz' }],
    ['POST', '/api/admin/import-sources', source],
  ] as const) {
    expect((await admin.send(method, call, values)).status, call).toBeLessThan(300)
  }
}

/** Follows all links of the hub, of addresses that differ by ids alone the first; those that do not open, with where they stand. */
async function closedDoors(who: Visitor): Promise<string[]> {
  const closed: string[] = []
  const [seen, queue] = [new Set<string>(), [{ to: '/cms-hub', from: '' }]]
  for (let next = queue.shift(); next && seen.size < AT_MOST; next = queue.shift()) {
    const kind = next.to.replaceAll(/=[^&]*/g, '=').replaceAll(/\d+/g, '1')
    if (seen.has(kind)) continue
    seen.add(kind)
    const answer = await who.fetch(next.to)
    const html = await answer.text()
    if (answer.status >= 400) closed.push(`${answer.status} ${next.to} from ${next.from}`)
    const page = html.slice(html.indexOf('<body'), html.lastIndexOf('</main>'))
    for (const [, href = ''] of page.matchAll(/<a [^>]*href="(\/cms-hub[^"#]*)/g))
      queue.push({ to: href.replaceAll('&amp;', '&'), from: next.to })
  }
  return closed
}
