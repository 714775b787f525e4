import sharp from 'sharp'
import { emptyDocument } from '../app/content/document.ts'
import { containers, pages } from '../app/content/tables.ts'
import { rooms, venues } from '../app/programme/tables.ts'
import type { Visitor } from '../tests/support/visitor.ts'
import { type Bounds, confirm, nothingYet, type Outcome, repeat, unique, untilDeath } from './kills.ts'
import { addPeople, logInAs, type Program, site } from './program.ts'
import { until } from './trial.ts'

const MOST_CONFIRMATIONS = 12
const IMPORT_PATIENCE_MS = 30_000
const ROOM = 'Studio'
const HEADLINE = 'head-1'

type Draft = { revision: number; document: { columns: { children: { id: string; data: { content?: string } }[] }[] } }
/** What the site has confirmed since its last start, checked after the next one. */
type Confirmed = { edit: number; uploads: { id: number; src: string }[]; imports: number[] }

/** Kills the site while four users work on it. @param folder its data */
export async function killSite(folder: string, environment: NodeJS.ProcessEnv, bounds: Bounds): Promise<Outcome> {
  const outcome = nothingYet()
  let container = 0
  await addPeople({ DATA_DIR: folder, ...environment }, async ({ platform: { db } }) => {
    const [venue] = await db.insert(venues).values({ slug: 'haus', name: 'Haus' }).returning()
    await db.insert(rooms).values({ slug: 'studio', name: ROOM, venueId: venue?.id ?? 0 })
    const [page] = await db.insert(pages).values({ path: 'probe', title: 'Probe', isOnline: true }).returning()
    const node = { id: HEADLINE, type: 'headline', version: 1, data: { headline_level: 2, content: '0' } }
    const document = { ...emptyDocument(), columns: [{ children: [node] }] } as unknown as ReturnType<typeof emptyDocument>
    const made = await db
      .insert(containers)
      .values({ contentType: 'page', objectId: page?.id ?? 0, slug: 'probe', document })
      .returning()
    container = made[0]?.id ?? 0
  })
  const server = await site(folder, environment)
  await server.start()
  const editor = await logInAs(server.url, 'editor')
  let [edit, picture] = [0, 0]

  async function work(life: AbortSignal, confirmed: Confirmed): Promise<void> {
    const goOn = () => !life.aborted
    const editing = async () => {
      let { revision } = (await editor.getJson<Draft>(`/de/pageeditor-api/draft/${container}`)).body
      while (goOn()) {
        const operations = [{ type: 'update', id: HEADLINE, data: { content: String(++edit) } }]
        const body = { base_revision: revision, batch_id: crypto.randomUUID(), operations }
        const answer = await editor.send<{ revision: number }>('PATCH', `/de/pageeditor-api/draft/${container}`, body)
        if (answer.status !== 200) throw new Error(`an edit was answered ${answer.status}`)
        revision = answer.body.revision
        confirmed.edit = edit
        confirm(outcome, 'edits')
      }
    }
    const uploading = async () => {
      while (goOn()) {
        const bytes = await pictureOf(++picture)
        const answer = await post(editor, server, '/api/media', bytes, 'bild.png', { alt: `Bild ${picture}` })
        if (answer.status !== 201 && answer.status !== 200) throw new Error(`an upload was answered ${answer.status}`)
        const { id, picture: shown } = (await answer.json()) as { id: number; picture: { src: string } }
        confirmed.uploads.push({ id, src: shown.src })
        confirm(outcome, 'uploads')
      }
    }
    const importing = async () => {
      const day = Temporal.PlainDate.from('2030-01-01').add({ days: outcome.kills })
      const lines = ['Produktion;Raum;Beginn;Kennung']
      for (let line = 10; line < 20; line++)
        lines.push(`${unique('Stück')};${ROOM};${day.day}.${day.month}.${day.year} ${line}:00;${unique('K')}`)
      const answer = await post(editor, server, '/api/admin/import', Buffer.from(lines.join('\r\n')), 'plan.csv', { dry_run: 'false' })
      if (answer.status !== 202) throw new Error(`an import was answered ${answer.status}`)
      confirmed.imports.push(((await answer.json()) as { id: number }).id)
      confirm(outcome, 'imports')
    }
    const outcomes = await Promise.allSettled([editing(), uploading(), importing()])
    for (const result of outcomes)
      if (result.status === 'rejected' && /was answered/.test(String(result.reason))) outcome.faults.push(String(result.reason))
  }

  async function check({ edit: lastEdit, uploads, imports }: Confirmed): Promise<void> {
    const draft = await editor.getJson<Draft>(`/de/pageeditor-api/draft/${container}`)
    const stored = Number(draft.body.document.columns[0]?.children.find(({ id }) => id === HEADLINE)?.data.content)
    if (!(stored >= lastEdit && stored <= edit)) outcome.faults.push(`edit ${lastEdit} was confirmed, ${stored} is stored`)
    for (const { id, src } of uploads) {
      const row = await editor.fetch(`/api/admin/media/${id}`)
      const file = await editor.fetch(src)
      await Promise.all([row.arrayBuffer(), file.arrayBuffer()])
      if (row.status !== 200 || file.status !== 200) outcome.faults.push(`upload ${id}: row ${row.status}, picture ${file.status}`)
    }
    for (const id of imports) {
      let state = ''
      const isDone = await until(async () => {
        state = (await editor.getJson<{ state: string }>(`/api/admin/import/${id}`)).body.state
        return state === 'done'
      }, IMPORT_PATIENCE_MS)
      if (isDone === undefined) outcome.faults.push(`import ${id} was taken on and is „${state}“`)
    }
  }

  await repeat(bounds, outcome, async () => {
    const confirmed: Confirmed = { edit: 0, uploads: [], imports: [] }
    const life = new AbortController()
    const working = work(life.signal, confirmed)
    await untilDeath(outcome, MOST_CONFIRMATIONS)
    await server.kill()
    life.abort()
    await working
    const startedAt = performance.now()
    await server.start()
    outcome.slowestStartMs = Math.max(outcome.slowestStartMs, performance.now() - startedAt)
    await check(confirmed)
  })
  await server.stop()
  return outcome
}

function pictureOf(number: number): Promise<Buffer> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: (number >> 16) & 255 }
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
}

async function post(
  by: Visitor,
  { url }: Program,
  path: string,
  bytes: Buffer,
  name: string,
  fields: Record<string, string>,
): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  return by.fetch(path, { method: 'POST', body, headers: { 'X-CSRFToken': await by.csrfToken(), origin: url } })
}
