import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { putOffCards } from '../../app/first-day/state.server.ts'
import { formEntries, forms } from '../../app/forms/tables.ts'
import { defineQueue, handleQueue } from '../../app/platform/jobs/queue.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const POLL = { timeout: 20_000 }
const letter = { subject: 'Betreff', title: 'Titel', paragraphs: ['Der Wortlaut.'] }

describe('what comes in and what goes wrong', () => {
  let app: TestApp
  let admin: Visitor
  let editor: Visitor
  let programme: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.editor('admin')
    editor = await app.editor()
    programme = await app.editor('programme')
    // The first day has begun, so that the hub opens on *Heute*.
    await putOffCards(app.foyer.platform, [])
  })
  afterAll(() => app.close())
  const screen = async (name: string, by: Visitor) => (await by.fetch(`/cms-hub/${name}`)).text()
  const statusOf = async (name: string, by: Visitor) => (await by.fetch(`/cms-hub/${name}`)).status

  it('shows mails to administrators, each as it was written but for what gives access, and sends them again', async () => {
    const { db } = app.foyer.platform
    const failed = { recipient: 'post@haus.example', subject: 'Kam nicht an', letter, state: 'failed' as const, lastError: 'Postfach voll' }
    const [mail] = await db
      .insert(mails)
      .values({ ...failed, kind: 'form-copy' })
      .returning()
    const button = { label: 'Passwort wählen', url: 'https://haus.example/cms-hub/passwort?token=kJ8-x_2LmQ9vR4tYbN7w' }
    await db.insert(mails).values({ ...failed, kind: 'password-reset', letter: { ...letter, button } })
    await db.insert(mails).values({ ...failed, subject: 'Verblasst', kind: 'form-copy', letter: null })
    const [id = 0] = [mail?.id]
    const [opened, secret, faded] = await Promise.all([0, 1, 2].map((next) => screen(`mails?state=failed&entry=${id + next}`, admin)))
    expect(opened).toContain('Der Wortlaut.')
    expect(opened).toContain('Postfach voll')
    expect(secret).toContain('passwort?token=…')
    expect(secret).not.toContain('kJ8-x_2LmQ9vR4tYbN7w')
    expect(faded).not.toContain('Der Wortlaut.')
    expect(await screen('', admin)).toContain('3 Mails ließen sich nicht senden')
    expect(await statusOf('mails', editor)).toBe(403)
    const again = `/api/admin/mails/${mail?.id}/again`
    expect((await editor.send('POST', again)).status).toBe(403)
    expect((await admin.send('POST', again)).status).toBe(202)
    const stateOf = async () =>
      (
        await db
          .select()
          .from(mails)
          .where(eq(mails.id, mail?.id ?? 0))
      )[0]?.state
    // No mail server is configured here, and the response says so instead of claiming that the mail was sent.
    await expect.poll(stateOf, POLL).toBe('kept')
    expect(await screen('mails?state=kept', admin)).toContain('Liegt im Postausgang, nicht gesendet')
    expect(await screen('', admin)).toMatch(/im Postausgang: Es ist kein Mailserver eingerichtet/)
    expect((await admin.send('POST', `/api/admin/mails/${(mail?.id ?? 0) + 2}/again`)).status).toBe(410)
  })

  it('shows jobs that failed for good, tries one again and dismisses another', async () => {
    const queue = defineQueue('test.sometimes', z.strictObject({ text: z.string() }), { retries: 0 })
    const seen: string[] = []
    let isBroken = true
    const { jobs, db } = app.foyer.platform
    await jobs.register([
      handleQueue(queue, async ({ text }) => {
        if (isBroken) throw new Error(`zerbrochen: ${text}`)
        seen.push(text)
      }),
    ])
    for (const text of ['eins', 'zwei']) await jobs.enqueue(db, queue, { text })
    await expect.poll(async () => (await jobs.counts()).failed, POLL).toBe(2)
    isBroken = false
    expect(await screen('jobs', admin)).toContain('zerbrochen: eins')
    expect(await statusOf('jobs', editor)).toBe(403)
    const failed = await jobs.failed()
    const [first, second] = ['eins', 'zwei'].map((text) => failed.find(({ error }) => error.endsWith(text))?.id)
    expect((await editor.send('POST', `/api/admin/jobs/${first}/again`)).status).toBe(403)
    expect((await admin.send('POST', `/api/admin/jobs/${first}/again`)).status).toBe(204)
    await expect.poll(() => seen, POLL).toEqual(['eins'])
    expect((await admin.send('POST', `/api/admin/jobs/${second}/dismiss`)).status).toBe(204)
    expect((await admin.send('POST', `/api/admin/jobs/${second}/dismiss`)).status).toBe(404)
    expect(await screen('jobs', admin)).toContain('Nichts ist fehlgeschlagen.')
    expect(seen).toEqual(['eins'])
  })

  it('shows what people have sent to those who work with it, as a table too, and deletes it for good', async () => {
    const { db } = app.foyer.platform
    const shared = { required: false, visible: true, choices: [], default: '', placeholder_text: '', help_text: '' }
    const fields = [{ ...shared, id: 1, slug: 'name', label: 'Ihr Name', field_type: 1 }]
    const [form] = await db.insert(forms).values({ slug: 'fragen', title: 'Ihre Fragen', fields }).returning()
    const [entry] = await db
      .insert(formEntries)
      .values({ formId: form?.id ?? 0, fieldValues: { name: '=Anna; "Besuch"' } })
      .returning()
    expect(await screen(`entries?form=${form?.id}`, editor)).toContain('=Anna; &quot;Besuch&quot;')
    expect(await statusOf('entries', programme)).toBe(403)
    const table = await editor.fetch(`/api/admin/entries/export.csv?form=${form?.id}`)
    expect(await table.text()).toContain(`Ihre Fragen;`)
    expect((await programme.fetch('/api/admin/entries/export.csv')).status).toBe(403)
    const path = `/api/admin/entries/${entry?.id}`
    expect((await programme.send('DELETE', path)).status).toBe(403)
    expect((await editor.send('DELETE', path)).status).toBe(204)
    expect((await editor.send('DELETE', path)).status).toBe(404)
    expect(await screen('entries', editor)).not.toContain('Anna')
  })

  it('counts no address that staff have tried out', async () => {
    for (const address of ['/de/nur-probiert', '/de/nur-probiert?v=newest']) expect((await editor.fetch(address)).status).toBe(404)
    expect((await app.visitor().fetch('/de/wirklich-verirrt')).status).toBe(404)
    await expect.poll(() => screen('lost', editor)).toContain('/de/wirklich-verirrt')
    expect(await screen('lost', editor)).not.toContain('nur-probiert')
  })

  it('lists addresses that lead nowhere until they have a redirect or are taken off', async () => {
    const visitor = app.visitor()
    for (const url of ['/de/verirrt', '/de/verirrt', '/de/veraltet']) await visitor.send('POST', '/api/dashboard-error-log/', { url })
    expect(await screen('lost', editor)).toMatch(/\/de\/verirrt.*2-mal.*\/de\/veraltet.*einmal/s)
    await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/verirrt', newPath: '/de/spielplan' })
    expect((await programme.send('DELETE', '/api/admin/lost?url=/de/veraltet')).status).toBe(403)
    expect((await editor.send('DELETE', '/api/admin/lost?url=/de/veraltet')).status).toBe(204)
    const left = await screen('lost', editor)
    expect(left).not.toContain('/de/verirrt')
    expect(left).not.toContain('/de/veraltet')
  })
})
