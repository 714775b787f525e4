import { eq } from 'drizzle-orm'
import { mails } from '../../../app/platform/mail/tables.ts'
import { media } from '../../../app/platform/media/tables.ts'
import { events, productions } from '../../../app/programme/tables.ts'
import type { RecordType, Values } from '../../../app/records/record-type.ts'
import { readRecord } from '../../../app/records/values.server.ts'
import { allRecordTypes } from '../../../app/server/record-types.ts'
import { objectPage } from '../object-page.ts'
import { createPage, headline } from '../page.ts'
import type { TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'
import { type Mark, markText, readersOf } from './marks.ts'
import { plantBesidePublished } from './plant-beside.ts'

/** What was planted: the marks, the guest's own production and another one, and the ids that addresses are made of. */
export type Planted = {
  marks: Mark[]
  ownProduction: number
  /** node of a module that nobody but staff sees, and the container it lies in */
  node: string
  container: number
  slug: string
}

/** Types whose every record visitors see, or whose texts are its public name. */
const PUBLIC_BY_NATURE = ['media']

/** Plants a mark in a text of each record type that visitors need not see, in drafts, versions, comments, files, entries and mails. */
export async function plantMarks(app: TestApp, admin: Visitor): Promise<Planted> {
  const { db } = app.foyer.platform
  const [own, other] = await db.select({ id: productions.id }).from(productions).orderBy(productions.id).limit(2)
  const [foreign] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.productionId, other?.id ?? 0))
    .limit(1)
  const marks: Mark[] = []
  for (const type of allRecordTypes) {
    const id =
      type.name === 'production' ? other?.id : type.name === 'event' ? foreign?.id : await aRecordOf(app, admin, type, other?.id ?? 0)
    const mark = id === undefined ? undefined : await plantInRecord(app, admin, type, id)
    if (mark) marks.push(mark)
  }
  const content = await plantInContent(app, admin, other?.id ?? 0)
  marks.push(await plantInTranslation(admin, own?.id ?? 0))
  return {
    marks: [
      ...marks,
      ...content.marks,
      ...(await plantElsewhere(app, admin, other?.id ?? 0)),
      ...(await plantBesidePublished(app, admin, other?.id ?? 0)),
    ],
    ownProduction: own?.id ?? 0,
    ...content.places,
  }
}

/** A record that can bear a mark: one that is there, or one that is made. */
async function aRecordOf(app: TestApp, admin: Visitor, type: RecordType, other: number): Promise<number | undefined> {
  if (PUBLIC_BY_NATURE.includes(type.name)) return undefined
  if (type.name === 'absence' || type.name === 'room-booking') return createForStaff(admin, type.name, other)
  if (!('isOnline' in type.fields)) return undefined
  const rows = await app.foyer.platform.db.select({ id: type.table.id }).from(type.table as never)
  return rows.map(({ id }) => Number(id)).at(-1)
}

async function createForStaff(admin: Visitor, name: string, productionId: number): Promise<number> {
  const first = async (type: string) => (await admin.getJson<{ id: number }[]>(`/api/admin/${type}/options`)).body[0]?.id
  const values =
    name === 'absence'
      ? { personId: await first('person'), startsOn: '2026-11-21', endsOn: '2026-12-21', reason: '' }
      : { kind: 'rehearsal', roomId: await first('room'), productionId, startsAt: '2026-11-22T10:00', endsAt: '2026-11-22T12:00' }
  const { body } = await admin.send<{ id: number }>('POST', `/api/admin/${name}`, values)
  return body.id
}

/** Writes a mark into a text that is not the record's name, and takes the record offline; so that history and log hold it too. */
async function plantInRecord(app: TestApp, admin: Visitor, type: RecordType, id: number): Promise<Mark | undefined> {
  const field = markedField(type)
  const record = await readRecord(app.foyer.platform.db, type, id)
  if (!field || !record) return undefined
  const text = markText(type.name)
  const values: Values = { [field]: type.fields[field]?.kind === 'richText' ? richText(text) : text }
  if ('isOnline' in type.fields) values.isOnline = false
  const { status, body } = await admin.send('PATCH', `/api/admin/${type.name}/${id}`, { base: record.revision, values })
  if (status !== 200) throw new Error(`${type.name} ${id}: ${status} ${JSON.stringify(body)}`)
  const isHidden = 'isOnline' in type.fields || type.isForStaff === true
  if (!isHidden) return undefined
  const mayRead = type.name === 'absence' ? writesAbsences : readersOf(type.area)
  return { name: `record ${type.name}.${field}`, text, type: type.name, id, mayRead }
}

/** Why somebody is away is read by whoever plans all of the programme. */
const writesAbsences: Mark['mayRead'] = (role) =>
  role !== undefined &&
  ['write', 'delete'].includes(role.permissions.areas.programme) &&
  !role.permissions.fields.programme &&
  !role.records

const NAMES = ['title', 'name', 'firstName', 'lastName', 'slug', 'subline', 'role', 'position', 'icon', 'menuName']

function markedField({ fields }: RecordType): string | undefined {
  if ('reason' in fields) return 'reason'
  const texts = Object.entries(fields).filter(([, field]) => ['textarea', 'richText', 'text'].includes(field.kind))
  const [first] = texts.find(([name]) => !NAMES.includes(name)) ?? texts[0] ?? []
  return first
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

/** Marks of an offline page, of drafts, of an earlier version, of comments, a template and a release. */
async function plantInContent(app: TestApp, admin: Visitor, other: number) {
  const offline = await createPage(app, admin, 'geheime-seite', [headline('offline-head', markText('offline page'))], { isOnline: false })
  const live = await createPage(app, admin, 'offene-seite', [headline('live-head', markText('earlier version'))], { isOnline: false })
  const update = (content: string) => [{ type: 'update', id: 'live-head', data: { content } }]
  await live.patch(admin, update('Willkommen'))
  await live.publish(admin)
  await live.patch(admin, update(markText('draft')))
  await admin.send('PATCH', `/de/pageeditor-api/pages/${live.id}`, { is_online: true })
  await app.foyer.platform.write(async (_tx, invalidate) => invalidate('pages', `page:${live.id}`))
  const play = objectPage(app, 'production', other)
  await play.open(admin)
  await play.add(admin, 'main', headline('play-head', markText('draft of a play')))
  const comment = { key: crypto.randomUUID(), text: markText('comment'), anchor: { node: 'offline-head', field: null } }
  const commented = await admin.send('POST', `/api/review/comments/page/${offline.id}`, comment)
  const nodes = [headline('template-head', markText('template'))]
  const template = await admin.send<{ id: number }>('POST', '/de/pageeditor-api/templates', { title: 'Vorlage', kind: 'modules', nodes })
  if (commented.status >= 300 || template.status >= 300) throw new Error(JSON.stringify([commented.body, template.body]))
  const page = (name: string, of: { id: number }): Mark => ({
    name,
    text: markText(name),
    type: 'page',
    id: of.id,
    mayRead: readersOf('site'),
  })
  const marks: Mark[] = [
    page('offline page', offline),
    page('earlier version', live),
    page('draft', live),
    { name: 'draft of a play', text: markText('draft of a play'), type: 'production', id: other, mayRead: readersOf('programme') },
    page('comment', offline),
    { name: 'template', text: markText('template'), type: 'template', id: template.body.id, mayRead: readersOf('site') },
  ]
  return { marks, places: { node: 'offline-head', container: offline.containerId, slug: `page-${offline.id}` } }
}

/** A mark in the draft of a translation of a play that visitors see, and the guest's own. */
async function plantInTranslation(admin: Visitor, id: number): Promise<Mark> {
  type Unit = { unit: string; original: string; translation: string | null; kind: string }
  const address = `/api/admin/translations/production/${id}`
  const { body } = await admin.getJson<{ units: Unit[] }>(`${address}?locale=en`)
  const unit = body.units.find(({ kind }) => kind !== 'rich')
  const text = markText('translation')
  const change = { locale: 'en', unit: unit?.unit, text, original: unit?.original, was: unit?.translation ?? null }
  const { status, body: answer } = await admin.send('PUT', address, change)
  if (status !== 200) throw new Error(JSON.stringify(answer))
  const mayRead: Mark['mayRead'] = (role) => readersOf('programme')(role) || role?.records?.production?.includes(id) === true
  return { name: 'draft of a translation', text, type: 'production', id, mayRead }
}

/** Marks of a file that nothing published uses, and of a mail. */
async function plantElsewhere(app: TestApp, admin: Visitor, other: number): Promise<Mark[]> {
  const { db } = app.foyer.platform
  const [play] = await db.select({ file: productions.wideImageId }).from(productions).where(eq(productions.id, other))
  const file = play?.file ?? 0
  const text = markText('file')
  await db.update(media).set({ rights: text, collection: text }).where(eq(media.id, file))
  const mail = markText('mail')
  await db.insert(mails).values({ kind: 'form-entry', recipient: 'niemand@marienbrueck.example', subject: mail, state: 'kept' })
  await admin.send('POST', '/api/dashboard-error-log/', { url: `/de/${markText('lost').toLowerCase()}` })
  return [
    { name: 'file', text, type: 'media', id: file, mayRead: readersOf('media') },
    { name: 'mail', text: mail, type: 'mail', id: 0, mayRead: readersOf('people') },
    { name: 'lost address', text: markText('lost').toLowerCase(), type: 'lost', id: 0, mayRead: readersOf('site') },
  ]
}
