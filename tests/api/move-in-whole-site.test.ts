import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendToRunningServer } from '../../app/command-line/command-socket.ts'
import { openSite } from '../support/other-sites/open-site.ts'
import { OLD_PAGES, OLD_PEOPLE, OLD_PLAYS, OLD_POSTS, theatreOnWordPress } from '../support/other-sites/theatre-on-wordpress.ts'
import { answerAsWordPress } from '../support/other-sites/word-press.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { required } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

type Item = { kind: string; title: string; from: string; state: string; note: string }
type Run = { state: string; items: Item[]; problems: string[] }

/** Of all addresses of the other site that visitors open. */
const WITHOUT_A_HAND = 0.95

const folder = mkdtempSync(join(tmpdir(), 'foyer-whole-site-'))
let house: ServerProcess
let site: Awaited<ReturnType<typeof openSite>>
let admin: Visitor
let run: Run
beforeAll(async () => {
  cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
  site = await openSite()
  const old = theatreOnWordPress(site.at)
  site.answer((request, response) => answerAsWordPress(old, request, response))
  house = await startServerProcess(folder, { PRIVATE_FEED_HOSTS: site.host })
  admin = await house.administrator()
  const command = { name: 'move-in', argument: site.at, flags: { online: true } }
  const lines: string[] = []
  await sendToRunningServer(folder, command, (line) => lines.push(line))
  const id = /undo-move-in (\d+)/.exec(lines.join('\n'))?.[1]
  run = { ...(await admin.getJson<Run>(`/api/admin/move-ins/${id}`)).body, problems: lines.filter((line) => line.includes('Passwort')) }
}, 300_000)
afterAll(async () => {
  await house?.kill()
  site?.server.close()
  rmSync(folder, { recursive: true, force: true })
})

const pathOf = (item: Item) => new URL(item.from).pathname
/** A page here with the text that visitors read, where an old address leads. */
async function arrivedAt(path: string): Promise<string> {
  const visitor = new Visitor(house.url)
  const moved = await visitor.fetch(path)
  const page = moved.status === 301 ? await visitor.fetch(moved.headers.get('location') ?? '') : moved
  return page.status === 200 ? page.text() : `status ${page.status}`
}
const readable = (html: string) => html.replaceAll('&amp;', '&').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')

it('95 % of the pages of a WordPress with The Events Calendar come without a hand, and each of the others is named with its reason', () => {
  const byHand = run.items.filter(({ state, note }) => state !== 'new' || note !== '')
  const expected = OLD_PAGES.filter(({ hand }) => hand).map(({ path, hand }) => [path, expect.stringContaining(hand ?? '')])
  expect(byHand.map((item) => [pathOf(item), item.note]).toSorted()).toEqual(expected.toSorted())
  expect(run.problems).toEqual([expect.stringContaining('Intern ist dort mit einem Passwort geschützt')])
  const all = run.items.length + run.problems.length
  expect(all).toBe(OLD_PAGES.length + OLD_POSTS.length + OLD_PLAYS.length + OLD_PEOPLE.length + 24 + 1)
  expect((all - byHand.length - run.problems.length) / all).toBeGreaterThanOrEqual(WITHOUT_A_HAND)
})

it('every old address leads to a page with what stood there', async () => {
  const missing: string[] = []
  for (const { path, shows } of [...OLD_PAGES, ...OLD_POSTS, ...OLD_PLAYS, ...OLD_PEOPLE]) {
    const html = readable(await arrivedAt(path))
    for (const words of shows) if (!html.includes(words)) missing.push(`${path}: ${words}`)
    if (/\[\/?(?:vc|et_pb|av|rev)_/.test(html)) missing.push(`${path}: shows marks of a page builder`)
  }
  for (const item of run.items.filter(({ kind }) => kind === 'performance')) {
    if (!(await arrivedAt(pathOf(item))).includes('Von Anton Tschechow')) missing.push(item.from)
  }
  expect(missing).toEqual([])
}, 120_000)

it('people come as people of the house, with portrait and group', async () => {
  const { records } = (await admin.getJson<{ records: { title: string }[] }>('/api/admin/person')).body
  expect(records.map(({ title }) => title).toSorted()).toEqual(['Jo Held', 'Mara Lind'])
  const groups = (await admin.getJson<{ records: { title: string }[] }>('/api/admin/person-category')).body.records
  expect(groups.map(({ title }) => title)).toEqual(['Hinter den Kulissen'])
  expect(await arrivedAt('/ensemble/mara-lind/')).toContain('/ensemble/mara-lind')
})

it('pictures come in their full size, several in a row as a gallery, films and posts as what they were', async () => {
  const rooms = await arrivedAt('/haus/raeume/')
  expect(rooms.match(/alt="(?:saal|foyer|kantine|hof)"/g)).toHaveLength(4)
  const { body } = await admin.getJson<{ records: { title: string }[] }>('/api/admin/media?per_page=200')
  expect(JSON.stringify(body)).not.toMatch(/-(?:150x150|300x200|1024x683)\.png/)
  expect(await arrivedAt('/trailer/')).toMatch(/dQw4w9WgXcQ[\s\S]*76979871/)
  const tour = await arrivedAt('/rundgang/')
  expect(tour).toContain('aqz-KE-bpKQ')
  expect(tour, 'the words of the plugin that asked for consent there').not.toContain('Mit dem Laden des Videos')
  expect(await arrivedAt('/festival/')).toMatch(/Sechs Tage 🎭[\s\S]*dQw4w9WgXcQ/)
  expect(await arrivedAt('/hoeren/')).toContain('4rOoJ6Egrf8K2IrywzwOMk')
  expect(await arrivedAt('/2024/10/meldung-3/')).toContain('CxYz12345ab')
  expect(await arrivedAt('/abo/')).toContain('href="https://shop.example/abo"')
})
