import { sharedParts } from '../../../app/content/tables.ts'
import { can } from '../../../app/platform/auth/rights.ts'
import type { Role } from '../../../app/platform/auth/roles.ts'
import type { RecordType, Values } from '../../../app/records/record-type.ts'
import { readRecord } from '../../../app/records/values.server.ts'
import { allRecordTypes } from '../../../app/server/record-types.ts'
import type { TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'
import { type Mark, markText, readersOf } from './marks.ts'

/** Areas whose objects have pages. */
const WITH_PAGES = ['site', 'magazine', 'programme'] as const

/**
 * Plants marks beside what is published: in the fields for staff of records that visitors see, in the earlier wording and the
 * draft of a translation of a person that they see, and in the title of an offline production that an article names.
 * @param other a production that visitors do not see and that is not the guest's
 */
export async function plantBesidePublished(app: TestApp, admin: Visitor, other: number): Promise<Mark[]> {
  const change = async (type: string, id: number, values: Values) => {
    const { body } = await admin.getJson<{ revision: string }>(`/api/admin/${type}/${id}`)
    const { status, body: answer } = await admin.send('PATCH', `/api/admin/${type}/${id}`, { base: body.revision, values })
    if (status !== 200) throw new Error(`${type} ${id}: ${status} ${JSON.stringify(answer)}`)
  }
  await app.foyer.platform.db.insert(sharedParts).values({ title: 'Teil' })
  const marks: Mark[] = []
  for (const type of allRecordTypes) {
    for (const field of textsForStaff(type)) {
      const id = await publishedRecordOf(app, type, other)
      const name = `${type.name}.${field}`
      await change(type.name, id, {
        [field]: type.fields[field]?.kind === 'textList' ? [`${markText(name)}@marienbrueck.example`] : markText(name),
      })
      marks.push({ name: `for staff: ${name}`, text: markText(name), type: type.name, id, mayRead: namedTo(type) })
    }
  }
  const person = await seenPerson(admin)
  const earlier = markText('earlier wording')
  await change('person', person, { position: earlier })
  await change('person', person, { position: 'Dramaturgie' })
  const translation = { locale: 'en', unit: 'position', text: markText('draft of a person'), original: 'Dramaturgie', was: null }
  const { status, body } = await admin.send('PUT', `/api/admin/translations/person/${person}`, translation)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const article = (await admin.getJson<{ records: { id: number }[] }>('/api/admin/article')).body.records.at(-1)?.id ?? 0
  await change('production', other, { title: markText('title') })
  await change('article', article, { productionId: other })
  const inProgramme = readersOf('programme')
  return [
    ...marks,
    { name: 'earlier wording', text: earlier, type: 'person', id: person, mayRead: inProgramme },
    { name: 'draft of a person', text: translation.text, type: 'person', id: person, mayRead: inProgramme },
    { name: 'title of a named record', text: markText('title'), type: 'article', id: article, mayRead: inProgramme },
  ]
}

/** Whoever edits a page, if only that of their own production or of an article, chooses shared parts by name. */
function namedTo({ name, area }: RecordType): Mark['mayRead'] {
  return (role) => readersOf(area)(role) || (name === 'shared-part' && role !== undefined && writesPages(role))
}

function writesPages(role: Role): boolean {
  return role.records != null || WITH_PAGES.some((area) => can(role, 'write', area))
}

/** Fields for staff of a type that visitors see, as far as they hold words of one's own. */
function textsForStaff({ isForStaff, holdsPictures, fields }: RecordType): string[] {
  if (isForStaff || holdsPictures) return []
  const words = ['text', 'textarea', 'textList']
  return Object.entries(fields).flatMap(([name, field]) => (field.isForStaff && words.includes(field.kind) ? [name] : []))
}

/** A record that visitors see; of what belongs to a production none of the guest's. */
async function publishedRecordOf({ foyer }: TestApp, type: RecordType, other: number): Promise<number> {
  const rows = await foyer.platform.db.select({ id: type.table.id }).from(type.table as never)
  for (const { id } of rows.toReversed()) {
    const record = await readRecord(foyer.platform.db, type, Number(id))
    const { isOnline = true, productionId } = record?.values ?? {}
    if (isOnline && (type.within !== 'parent' || (productionId !== other && productionId !== 1))) return Number(id)
  }
  throw new Error(`no ${type.name} that visitors see`)
}

/** Somebody whom visitors see, and who has no part in the productions of the first pages. */
async function seenPerson(admin: Visitor): Promise<number> {
  const { body } = await admin.getJson<{ records: { id: number }[] }>('/api/admin/person?isOnline=true')
  return body.records[2]?.id ?? 0
}
