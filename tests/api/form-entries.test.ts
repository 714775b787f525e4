import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../app/forms/field.test-support.ts'
import { formAnswers, formEntries, forms, formUploads } from '../../app/forms/tables.ts'
import { recordChanges } from '../../app/records/tables.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const POLL = { timeout: 15_000, interval: 25 }
const ANNA = 'anna@besuch.example'
const fields = [field('name', 1, { label: 'Ihr Name' }), field('email', 3, { id: 2, label: 'E-Mail-Adresse' })]

describe('entries of forms', () => {
  let app: TestApp
  let smtp: SmtpReceiver
  let editor: Visitor
  let form: number
  let id: number
  const screen = async (query = '', by = editor) => (await by.fetch(`/cms-hub/entries${query}`)).text()
  const change = (body: unknown, by = editor) => by.send('PATCH', `/api/admin/entries/${id}`, body)
  const answer = (text: string, seen: number, more: object = {}) =>
    editor.send('POST', `/api/admin/entries/${id}/answers`, { key: crypto.randomUUID(), text, seen, isDone: false, ...more })
  const entry = async () => (await app.foyer.platform.db.select().from(formEntries).where(eq(formEntries.id, id)))[0]
  const logged = () => app.foyer.platform.db.select().from(recordChanges).where(eq(recordChanges.contentType, 'form-entry'))

  beforeAll(async () => {
    smtp = await startSmtpReceiver()
    app = await createTestApp({ environment: { SMTP_URL: smtp.url } })
    editor = await app.editor()
    const [row] = await app.foyer.platform.db.insert(forms).values({ slug: 'fragen', title: 'Ihre Fragen', fields }).returning()
    form = row?.id ?? 0
  })
  beforeEach(async () => {
    const { db } = app.foyer.platform
    await db.delete(formAnswers)
    await db.delete(formUploads)
    await db.delete(formEntries)
    await db.delete(recordChanges).where(eq(recordChanges.contentType, 'form-entry'))
    const [row] = await db
      .insert(formEntries)
      .values({ formId: form, fieldValues: { name: 'Anna', email: ANNA } })
      .returning()
    id = row?.id ?? 0
    smtp.mails.length = 0
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })

  it('are counted and listed while they are open, and no longer once somebody is done with them', async () => {
    const today = async () => (await editor.fetch('/cms-hub')).text()
    expect(await today()).toContain('Ein eingegangenes Formular ist offen')
    expect(await screen('?state=open')).toContain('Anna')
    expect((await change({ isDone: true })).status).toBe(204)
    expect(await today()).not.toContain('Ein eingegangenes Formular ist offen')
    expect(await screen('?state=open')).not.toContain('Anna')
    expect(await screen('?state=done')).toContain('Anna')
    expect((await change({ isDone: true })).status).toBe(204)
    expect((await logged()).map(({ before, after }) => [before, after])).toEqual([[{ isDone: false }, { isDone: true }]])
    expect((await change({ isDone: false })).status).toBe(204)
    expect(await entry()).toMatchObject({ doneAt: null, doneBy: '' })
  })

  it('are a table with every answer, also of two questions with the same label, and the names of their files', async () => {
    const { db } = app.foyer.platform
    const asked = [...fields, { ...fields[0], slug: 'name2' }] as typeof fields
    await db.update(formEntries).set({ fields: asked, fieldValues: { name: 'Anna', name2: 'Zweite Ida', email: ANNA } })
    await db.insert(formUploads).values({ source: 'probe', entryId: id, filename: 'Größe.pdf', mimeType: 'application/pdf', bytes: 3 })
    const table = await (await editor.fetch('/api/admin/entries/export.csv')).text()
    for (const words of ['Anna\nZweite Ida', 'Dateien', 'Größe.pdf']) expect(table).toContain(words)
  })

  it('are an Excel file that shows what was written: postcodes with their zero, formulas as text', async () => {
    const written = { name: '01067', email: ANNA, nachricht: '=1+1' }
    await app.foyer.platform.db.update(formEntries).set({ fieldValues: written })
    const file = await editor.fetch('/api/admin/entries/export.xlsx')
    expect(file.headers.get('content-disposition')).toContain('eintraege.xlsx')
    const [head = [], row = []] = (await readXlsx(await file.arrayBuffer())).sheets[0]?.rows ?? []
    expect(head).toContain('E-Mail-Adresse')
    for (const value of ['01067', ANNA]) expect(row).toContain(value)
  })

  it('are found by a word of what was answered, noted or replied, and by the name of a file, and so is their table', async () => {
    const { db } = app.foyer.platform
    await db.update(formEntries).set({ fieldValues: { name: 'Anna Übersee', plaetze: 4, tage: ['Sa', 'Sonntag'] }, note: 'Rollstuhl' })
    await db.insert(formUploads).values({ source: 'probe', entryId: id, filename: 'Größe.pdf', mimeType: 'application/pdf', bytes: 3 })
    await answer('Reihe acht', 0)
    await db.insert(formEntries).values({ formId: form, fieldValues: { name: 'Berta', email: 'berta@besuch.example' } })
    for (const word of ['übersee', 'ubersee', '4', 'sonntag', 'ROLLSTUHL', 'größe', 'anna rollstuhl']) {
      const listed = await screen(`?q=${encodeURIComponent(word)}`)
      expect([word, listed.includes('Anna Übersee'), listed.includes('Berta')]).toEqual([word, true, false])
      expect(await (await editor.fetch(`/api/admin/entries/export.csv?q=${encodeURIComponent(word)}`)).text()).not.toContain('Berta')
    }
    // The names of fields are not what was written, and signs of patterns are signs.
    for (const word of ['plaetze', '%', 'anna berta'])
      expect(await screen(`?q=${encodeURIComponent(word)}`)).not.toContain('Anna Übersee</')
    expect(await screen('?q=nirgends')).toContain('Zu dieser Suche passt nichts.')
  })

  it('are not told to those who may not read them', async () => {
    const programme = await app.editor('programme')
    expect(await (await programme.fetch('/cms-hub')).text()).not.toContain('eingegangenes Formular')
    expect((await programme.fetch(`/cms-hub/entries?entry=${id}`)).status).toBe(403)
    expect((await change({ isDone: true }, programme)).status).toBe(403)
  })

  it('keep a note, which nobody overwrites without having read it', async () => {
    expect((await change({ note: { text: 'Am Telefon zugesagt.', base: 0 } })).status).toBe(204)
    const second = await change({ note: { text: 'Absage!', base: 0 } })
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict', theirs: { text: 'Am Telefon zugesagt.', version: 1 } } })
    expect((await change({ note: { text: 'Absage!', base: 1 } })).status).toBe(204)
    expect(await entry()).toMatchObject({ note: 'Absage!', noteVersion: 2 })
    // The log cannot be changed, so it never holds the words.
    expect(JSON.stringify(await logged())).not.toContain('Absage')
  })

  it('are answered by mail, with what was written below, and keep the answer', async () => {
    expect((await answer('Gern,\n\nkommen Sie um zehn.', 0, { isDone: true })).status).toBe(204)
    await expect.poll(() => smtp.mails.length, POLL).toBe(1)
    const [mail] = smtp.mails
    expect(mail?.to).toEqual([ANNA])
    expect(mail?.headers.get('reply-to')).toContain('@')
    for (const words of ['Gern,', 'kommen Sie um zehn.', 'Ihr Name', 'Anna']) expect(mail?.text).toContain(words)
    expect((await entry())?.doneAt).not.toBeNull()
    await expect.poll(() => screen(`?entry=${id}`), POLL).toContain('Gern,')
    const table = await (await editor.fetch('/api/admin/entries/export.csv?state=done')).text()
    for (const words of ['Erledigt', 'kommen Sie um zehn.', 'Anna']) expect(table).toContain(words)
  })

  it('are answered once, however often the same answer is sent, and not past an answer that was not read', async () => {
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await answer('Gern.', 0, { key })).status).toBe(204)
    expect(await app.foyer.platform.db.$count(formAnswers)).toBe(1)
    const unread = await answer('Leider nein.', 0)
    expect(unread).toMatchObject({ status: 409, body: { code: 'conflict', theirs: { answers: 1 } } })
    expect((await answer('Leider nein.', 1)).status).toBe(204)
    expect((await logged()).map(({ after }) => after)).toEqual([{ answers: 1 }, { answers: 2 }])
  })

  it('are not answered without a confirmed address, nor with what is no answer', async () => {
    const { db } = app.foyer.platform
    for (const text of ['', '   ', 'x'.repeat(8001)]) expect((await answer(text, 0)).status).toBe(400)
    expect((await change({ isDone: 'ja' })).status).toBe(400)
    expect((await change({ note: { text: 'x'.repeat(4001), base: 0 } })).status).toBe(400)
    await db.update(formEntries).set({ fieldValues: { name: 'Anna' } })
    expect(await answer('Gern.', 0)).toMatchObject({ status: 409, body: { code: 'no_address' } })
    await db.update(formEntries).set({ fieldValues: { email: ANNA }, state: 'unconfirmed' })
    expect(await answer('Gern.', 0)).toMatchObject({ status: 409, body: { code: 'no_address' } })
    expect(await db.$count(formAnswers)).toBe(0)
  })

  it('are deleted with their answers, and the log says only that there was one', async () => {
    await answer('Gern.', 0)
    expect((await editor.send('DELETE', `/api/admin/entries/${id}`)).status).toBe(204)
    const { db } = app.foyer.platform
    expect([await db.$count(formEntries), await db.$count(formAnswers)]).toEqual([0, 0])
    const deleted = (await logged()).at(-1)
    expect(deleted).toMatchObject({ action: 'deleted', title: `Ihre Fragen (${id})`, before: null, after: null })
    expect(await (await editor.fetch('/cms-hub/log?type=form-entry')).text()).toContain(`Ihre Fragen (${id})`)
  })
})
