import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../app/forms/field.test-support.ts'
import { cleanUpForms } from '../../app/forms/jobs.server.ts'
import { solve } from '../../app/forms/proof-of-work.ts'
import { formEntries, forms, formUploads } from '../../app/forms/tables.ts'
import { createUploadStore } from '../../app/forms/uploads.server.ts'
import { requirement } from '../support/requirement.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../support/smtp-receiver.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const POLL = { timeout: 15_000, interval: 25 }
const HOUSE = 'post@marienbrueck.example'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

const fields = [
  field('name', 1, { id: 1, label: 'Ihr Name', required: true }),
  field('email', 3, { id: 2, label: 'E-Mail-Adresse', required: true, placeholder_text: 'name@haus.example' }),
  field('anlage', 9, { id: 3, label: 'Anlage' }),
  field('gruppe', 8, { id: 4, label: 'Mit einer Gruppe?', choices: ['ja', 'nein'] }),
  field('anzahl', 13, { id: 5, label: 'Wie viele?', required: true, visible_if: { slug: 'gruppe', values: ['ja'] } }),
]

describe('forms', () => {
  let app: TestApp
  let smtp: SmtpReceiver
  let contact: number
  let newsletter: number
  const entriesOf = (form: number) =>
    app.foyer.platform.db.select().from(formEntries).where(eq(formEntries.formId, form)).orderBy(formEntries.id)
  const mailsTo = (to: string) => smtp.mails.filter((mail) => mail.to.includes(to))
  const submit = (visitor: Visitor, form: number, field_values: Record<string, unknown>, headers: Record<string, string> = {}) =>
    visitor.send<Record<string, never>>('POST', '/de/api/forms-entries/', { form, field_values }, headers)

  beforeAll(async () => {
    smtp = await startSmtpReceiver()
    app = await createTestApp({ environment: { SMTP_URL: smtp.url } })
    const shared = { intro: 'Wir antworten bald.', recipients: [HOUSE], fields }
    const rows = await app.foyer.platform.db
      .insert(forms)
      .values([
        { ...shared, slug: 'kontakt', title: 'Kontakt', confirmation: 'copy' },
        { ...shared, slug: 'newsletter', title: 'Post aus dem Haus', confirmation: 'opt-in' },
      ])
      .returning({ id: forms.id })
    contact = rows[0]?.id ?? 0
    newsletter = rows[1]?.id ?? 0
  })
  // Each test has a rate-limit window of its own, so that none counts towards the next.
  beforeEach(() => app.clock.advance({ minutes: 11 }))
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })

  it(
    'can be read, with the synthetic field at the end',
    requirement('FORM-01', 'FORM-03', 'FORM-13', 'FORM-14', 'FORM-15', 'FORM-17', 'FORM-18', 'FORM-19', 'K-069', 'K-070'),
    async () => {
      const { status, body } = await app.visitor().getJson<{ fields: unknown[] }>(`/de/api/forms/${contact}/`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: contact, title: 'Kontakt', intro: 'Wir antworten bald.' })
      expect(body.fields).toHaveLength(fields.length + 1)
      expect(body.fields).toContainEqual(expect.objectContaining({ slug: 'email', placeholder_text: 'name@haus.example' }))
      expect(await (await app.visitor().fetch(`/de/forms/kontakt/${contact}`)).text()).toContain('placeholder="name@haus.example"')
      expect(body.fields.at(-1)).toMatchObject({ slug: 'email2', field_type: 'emailconfirm', required: false })
      expect((await app.visitor().getJson('/de/api/forms/999/')).status).toBe(404)
    },
  )

  it('stores an entry, and notifies the theatre and the visitor by mail', requirement('FORM-26', 'FORM-27', 'FORM-33'), async () => {
    const email = 'anna@besuch.example'
    const values = { name: 'Anna <b>Besuch</b>', email, gruppe: 'nein', anzahl: '12', email2: '' }
    const sent = await submit(app.visitor(), contact, values)
    expect([sent.status, sent.body]).toEqual([201, { detail: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' }])
    const [entry] = (await entriesOf(contact)).slice(-1)
    expect(entry?.fieldValues).toEqual({ name: values.name, email, anlage: null, gruppe: 'nein' })
    await expect.poll(() => [mailsTo(HOUSE).length, mailsTo(email).length], POLL).toEqual([1, 1])
    const [toHouse] = mailsTo(HOUSE)
    expect(toHouse?.headers.get('reply-to')).toBe(email)
    expect(toHouse?.text).toContain('Anna <b>Besuch</b>')
    expect(toHouse?.html).toContain('Anna &lt;b&gt;Besuch&lt;/b&gt;')
  })

  it('says per field what is wrong, and keeps nothing', requirement('FORM-28', 'FORM-29', 'FORM-31'), async () => {
    const before = (await entriesOf(contact)).length
    const { status, body } = await submit(app.visitor(), contact, { email: 'anna@', gruppe: 'ja', fremd: 'x' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: {
        name: ['Dieses Feld wird benötigt!'],
        email: [expect.stringMatching(/^Ungültige E-Mail-Adresse!/)],
        anzahl: ['Dieses Feld wird benötigt!'],
        fremd: ['Dieser Wert ist nicht erlaubt.'],
      },
    })
    expect((await entriesOf(contact)).length).toBe(before)
  })

  it('refuses what is no entry, comes without a token, or is for no form', async () => {
    const visitor = app.visitor()
    const wrong = [{ form: 'eins', field_values: {} }, { form: contact }, { form: contact, field_values: { name: { a: 1 } } }, []]
    for (const body of wrong) expect((await visitor.send('POST', '/de/api/forms-entries/', body)).status).toBe(400)
    expect((await visitor.send('POST', '/de/api/forms-entries/', { form: contact, field_values: {}, extra: 1 })).status).toBe(400)
    expect((await submit(visitor, 999, {})).status).toBe(404)
    const bare = await app.visitor().fetch('/de/api/forms-entries/', { method: 'POST', body: '{}' })
    expect(bare.status).toBe(403)
  })

  it('keeps what a password manager has put into the hidden field, too', requirement('AMB-31', 'FORM-19'), async () => {
    const values = { name: 'Mara Lindt', email: 'mara@besuch.example', email2: 'Mara@besuch.example' }
    expect((await submit(app.visitor(), contact, values)).status).toBe(201)
    const [entry] = (await entriesOf(contact)).slice(-1)
    expect(entry).toMatchObject({ fieldValues: { email: 'mara@besuch.example' }, isDoubtful: false })
  })

  it('asks for a solved task where the hidden field holds something else, and keeps it marked', requirement('AMB-31'), async () => {
    const visitor = app.visitor()
    const values = { name: 'Vielleicht ein Automat', email: 'automat@spam.example', email2: 'http://spam.example' }
    const challenged = await submit(visitor, contact, values)
    expect([challenged.status, challenged.body.code]).toEqual([429, 'proof_required'])
    const task = String(challenged.body.task)
    expect((await submit(visitor, contact, values, { 'X-Form-Proof': `${task}.${await solve(task)}` })).status).toBe(201)
    const [entry] = (await entriesOf(contact)).slice(-1)
    expect(entry).toMatchObject({ fieldValues: { name: 'Vielleicht ein Automat' }, isDoubtful: true })
    await expect
      .poll(() => mailsTo(HOUSE).filter(({ text }) => text.includes('Vielleicht von einem Programm gesendet')).length, POLL)
      .toBe(1)
  })

  it('is one entry however often the same is sent: a double press, a second try after a lost answer', async () => {
    const visitor = app.visitor()
    const { mark } = (await visitor.getJson<{ mark: string }>('/de/api/forms-mark/')).body
    app.clock.advance({ seconds: 5 })
    const values = { name: 'Doppelt', email: 'doppelt@besuch.example' }
    const send = (name = values.name) => submit(visitor, contact, { ...values, name }, { 'X-Form-Mark': mark })
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([201, 201])
    expect((await send()).status).toBe(201)
    expect((await send('Doppelt, und noch etwas')).status).toBe(201)
    const kept = (await entriesOf(contact)).filter(({ fieldValues }) => fieldValues.email === values.email)
    expect(kept.map(({ fieldValues }) => fieldValues.name)).toEqual(['Doppelt', 'Doppelt, und noch etwas'])
    await expect.poll(() => mailsTo(values.email).length, POLL).toBe(2)
  })

  it('is one entry where the answer was lost and the page is loaded anew before it is sent again', async () => {
    const visitor = app.visitor()
    const sendFromNewPage = async (values: Record<string, string>) => {
      const { mark } = (await visitor.getJson<{ mark: string }>('/de/api/forms-mark/')).body
      app.clock.advance({ minutes: 3 })
      expect((await submit(visitor, contact, values, { 'X-Form-Mark': mark })).status).toBe(201)
    }
    const values = { name: 'Im Tunnel', email: 'tunnel@besuch.example' }
    await sendFromNewPage(values)
    await sendFromNewPage(values)
    await sendFromNewPage({ ...values, name: 'Im Tunnel, und noch etwas' })
    const namesKept = async () =>
      (await entriesOf(contact)).filter(({ fieldValues }) => fieldValues.email === values.email).map(({ fieldValues }) => fieldValues.name)
    expect(await namesKept()).toEqual(['Im Tunnel', 'Im Tunnel, und noch etwas'])
    // An hour later it is another message.
    app.clock.advance({ minutes: 60 })
    await sendFromNewPage(values)
    expect(await namesKept()).toEqual(['Im Tunnel', 'Im Tunnel, und noch etwas', 'Im Tunnel'])
  })

  it('is one entry by a double press without scripts', async () => {
    const visitor = app.visitor()
    const { mark } = (await visitor.getJson<{ mark: string }>('/de/api/forms-mark/')).body
    app.clock.advance({ seconds: 5 })
    const press = () => {
      const body = new FormData()
      for (const [name, value] of [
        ['name', 'Ohne Skript'],
        ['email', 'ohne@besuch.example'],
        ['email2', ''],
        ['form_mark', mark],
      ] as const)
        body.set(name, value)
      return visitor.fetch(`/de/forms/kontakt/${contact}`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    }
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([303, 303])
    expect((await entriesOf(contact)).filter(({ fieldValues }) => fieldValues.name === 'Ohne Skript')).toHaveLength(1)
  })

  it('asks for a solved task after five entries from one source, and takes each task once', async () => {
    const visitor = app.visitor()
    const values = { name: 'Viel', email: 'viel@besuch.example' }
    for (let sent = 0; sent < 5; sent++) expect((await submit(visitor, contact, values)).status).toBe(201)
    const challenged = await submit(visitor, contact, values)
    expect([challenged.status, challenged.body.code]).toEqual([429, 'proof_required'])
    const task = String(challenged.body.task)
    const solved = async (proof: string) => {
      const headers = { 'content-type': 'application/json', 'X-CSRFToken': await visitor.csrfToken(), 'X-Form-Proof': proof }
      return (
        await visitor.fetch('/de/api/forms-entries/', {
          method: 'POST',
          headers,
          body: JSON.stringify({ form: contact, field_values: values }),
        })
      ).status
    }
    expect(await solved(`${task}.geraten`)).toBe(429)
    const proof = `${task}.${await solve(task)}`
    expect(await solved(proof)).toBe(201)
    expect(await solved(proof)).toBe(429)
    expect(await solved(`1.x.${await solve('1.x')}`)).toBe(429)
  })

  describe('with files', () => {
    const send = async (visitor: Visitor, content: BlobPart, name: string) => {
      const data = new FormData()
      data.set('file', new File([content], name))
      const headers = { 'X-CSRFToken': await visitor.csrfToken() }
      const response = await visitor.fetch('/de/api/temp-files/', { method: 'POST', headers, body: data })
      return { headers: response.headers, status: response.status, body: (await response.json()) as Record<string, string> }
    }
    const storedAt = (id: string | undefined) => join(app.foyer.platform.config.DATA_DIR, 'files/uploads', String(id))

    it(
      'takes a file by its bytes, cleans its name, and gives it to staff alone',
      requirement('FORM-32', 'API-17', 'API-18', 'API-19', 'API-20'),
      async () => {
        const visitor = app.visitor()
        const sent = await send(visitor, PDF, '..\\..\\Mappe "eins".exe')
        expect(sent).toMatchObject({ status: 201, body: { name: 'Mappe eins.pdf' } })
        const { id } = sent.body
        const staff = await app.editor()
        expect((await staff.fetch(`/api/forms-uploads/${id}`)).status).toBe(404)
        const values = { name: 'Anlage', email: 'anlage@besuch.example', anlage: id }
        expect((await submit(visitor, contact, values)).status).toBe(201)
        expect((await visitor.fetch(`/api/forms-uploads/${id}`)).status).toBe(401)
        const download = await staff.fetch(`/api/forms-uploads/${id}`)
        expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Mappe%20eins.pdf")
        expect(download.headers.get('content-type')).toBe('application/octet-stream')
        expect(await download.text()).toBe(PDF)
        for (const path of [`/uploads/${id}`, `/media/${id}`, `/files/uploads/${id}`])
          expect((await visitor.fetch(path)).status).not.toBe(200)
        await expect.poll(() => mailsTo(HOUSE).some(({ text }) => text.includes(`/api/forms-uploads/${id}`)), POLL).toBe(true)
        const again = await submit(visitor, contact, values)
        expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([400, ['anlage']])
      },
    )

    it('refuses what is empty, too large, or not what it is called', async () => {
      const visitor = app.visitor()
      const refused: [BlobPart, string, string][] = [
        ['', 'leer.pdf', 'file_empty'],
        [new Uint8Array(10 * 1024 * 1024 + 1), 'gross.pdf', 'file_too_large'],
        ['<!doctype html><script>alert(1)</script>', 'seite.pdf', 'file_kind'],
        ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'bild.svg', 'file_kind'],
        ['MZ\u0090\u0000', 'programm.txt', 'file_kind'],
      ]
      for (const [content, name, code] of refused) expect(await send(visitor, content, name)).toMatchObject({ status: 400, body: { code } })
      const huge = await send(visitor, new Uint8Array(11 * 1024 * 1024), 'riesig.pdf')
      expect([huge.status, huge.headers.get('connection')]).toEqual([413, 'close'])
      expect((await send(visitor, 'Nur Text, mit Umlauten: äöü', 'brief.txt')).body.name).toBe('brief.txt')
      const packed = await send(visitor, Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0, ...new Array(30).fill(0)]), 'bilder.zip')
      expect(String(packed.body.detail)).toMatch(/^Das ist eine ZIP-Datei; solche nehmen wir nicht an\. Es gehen: PDF, .*WAV/)
    })

    it('takes recordings, old Word files and texts as programs of all ages write them', async () => {
      const visitor = app.visitor()
      const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
      const taken: [Uint8Array<ArrayBuffer>, string, string][] = [
        [bytes('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0'), 'vorsprechen.WAV', 'vorsprechen.wav'],
        [bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x13OpusHead\x01\x01${'\0'.repeat(10)}`), 'lied.ogg', 'lied.opus'],
        [bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`), 'brief.doc', 'brief.doc'],
        [bytes('Gr\xfc\xdfe aus Windows'), 'gruss.txt', 'gruss.txt'],
        [bytes('\xff\xfeG\0r\0u\0'), 'notiz.txt', 'notiz.txt'],
      ]
      for (const [content, name, kept] of taken) expect((await send(visitor, content, name)).body).toMatchObject({ name: kept })
    })

    it('is another entry with the file that was forgotten, and the same with the file uploaded once more', async () => {
      const visitor = app.visitor()
      const { mark } = (await visitor.getJson<{ mark: string }>('/de/api/forms-mark/')).body
      app.clock.advance({ seconds: 5 })
      const values = { name: 'Mit Mappe', email: 'mappe@besuch.example' }
      const sendWith = async (content?: string, token = mark) => {
        const anlage = content && (await send(visitor, content, 'mappe.pdf')).body.id
        const answer = await submit(visitor, contact, { ...values, ...(anlage ? { anlage } : {}) }, { 'X-Form-Mark': token })
        expect(answer.status).toBe(201)
      }
      const another = async () => {
        const token = (await visitor.getJson<{ mark: string }>('/de/api/forms-mark/')).body.mark
        app.clock.advance({ seconds: 5 })
        return token
      }
      await sendWith()
      await sendWith(PDF)
      await sendWith(PDF)
      await sendWith(PDF, await another())
      await sendWith(`${PDF}%andere`, await another())
      const kept = (await entriesOf(contact)).filter(({ fieldValues }) => fieldValues.email === values.email)
      expect(kept.map(({ fieldValues }) => Boolean(fieldValues.anlage))).toEqual([false, true, true])
    })

    it('throws away after a day what no entry has claimed, and keeps the rest', async () => {
      const visitor = app.visitor()
      const forgotten = (await send(visitor, PDF, 'vergessen.pdf')).body.id
      const claimed = (await send(visitor, PDF, 'bleibt.pdf')).body.id
      await submit(visitor, contact, { name: 'Bleibt', email: 'bleibt@besuch.example', anlage: claimed })
      const uploads = createUploadStore(app.foyer.platform)
      await cleanUpForms(app.foyer.platform, uploads)
      expect(existsSync(storedAt(forgotten))).toBe(true)
      app.clock.advance({ hours: 25 })
      await cleanUpForms(app.foyer.platform, uploads)
      expect([forgotten, claimed].map((id) => existsSync(storedAt(id)))).toEqual([false, true])
      const rows = await app.foyer.platform.db.select({ id: formUploads.id }).from(formUploads)
      expect(rows.map(({ id }) => id)).not.toContain(forgotten)
    })
  })

  describe('that ask for a confirmation', () => {
    const linkTo = async (email: string) => {
      await expect.poll(() => mailsTo(email).length, POLL).toBe(1)
      const url = /https?:\S+bestaetigen=\S+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? ''
      const { pathname, search } = new URL(url)
      return { path: pathname, secret: new URLSearchParams(search).get('bestaetigen') ?? '' }
    }
    const press = (visitor: Visitor, path: string, secret: string) =>
      visitor.fetch(path, { method: 'POST', headers: { origin: app.url }, body: new URLSearchParams({ bestaetigen: secret }) })
    const mailsNaming = (name: string) => mailsTo(HOUSE).filter(({ text }) => text.includes(name)).length

    it('notify the theatre only when the visitor has confirmed by the link’s button', async () => {
      const visitor = app.visitor()
      await submit(visitor, newsletter, { name: 'Erst Später', email: 'opt@besuch.example' })
      const { path, secret } = await linkTo('opt@besuch.example')
      // Mail programs follow links by themselves.
      expect(await (await visitor.fetch(`${path}?bestaetigen=${secret}`)).text()).toContain('Angaben bestätigen')
      expect((await entriesOf(newsletter)).at(-1)?.state).toBe('unconfirmed')
      expect((await press(visitor, path, `${secret}x`)).status).toBe(303)
      expect((await entriesOf(newsletter)).at(-1)?.state).toBe('unconfirmed')
      for (let times = 0; times < 2; times++) expect((await press(visitor, path, secret)).status).toBe(303)
      expect((await entriesOf(newsletter)).at(-1)?.state).toBe('confirmed')
      await expect.poll(() => mailsNaming('Erst Später'), POLL).toBe(1)
      expect(await (await visitor.fetch(`${path}?bestaetigen=${secret}`)).text()).toContain('sind bestätigt')
    })

    it('are forgotten after fourteen days without one', async () => {
      await submit(app.visitor(), newsletter, { name: 'Nie', email: 'nie@besuch.example' })
      const { path, secret } = await linkTo('nie@besuch.example')
      app.clock.advance({ hours: 24 * 14 + 1 })
      // The link expires at once, not only when the hourly job has run.
      expect((await press(app.visitor(), path, secret)).status).toBe(303)
      expect((await entriesOf(newsletter)).at(-1)?.state).toBe('unconfirmed')
      const tooLate = await (await app.visitor().fetch(`${path}?bestaetigen=${secret}`)).text()
      for (const words of ['gilt nicht mehr', 'Absenden']) expect(tooLate).toContain(words)
      await cleanUpForms(app.foyer.platform, createUploadStore(app.foyer.platform))
      const states = (await entriesOf(newsletter)).map(({ state }) => state)
      expect(states).not.toContain('unconfirmed')
      expect(await (await app.visitor().fetch(`${path}?bestaetigen=${secret}`)).text()).toContain('gilt nicht mehr')
    })
  })

  describe('without scripts', () => {
    const page = () => `/de/forms/kontakt/${contact}`
    const markOf = (html: string) => /name="form_mark" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const post = (visitor: Visitor, values: Record<string, string | File>, origin = app.url) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(values)) data.set(name, value)
      return visitor.fetch(page(), { method: 'POST', headers: { origin }, body: data })
    }

    it(
      'show the errors on the page, on top and beside the fields, and everything that was typed',
      requirement('GEN-09', 'FORM-34'),
      async () => {
        const visitor = app.visitor()
        const form_mark = markOf(await (await visitor.fetch(page())).text())
        app.clock.advance({ seconds: 20 })
        const answer = await post(visitor, {
          name: 'Anna "B"',
          email: 'anna@',
          gruppe: 'nein',
          anlage: new File([PDF], 'mappe.pdf'),
          form_mark,
        })
        const html = await answer.text()
        expect(answer.status).toBe(400)
        expect(html).toContain('Bitte prüfen Sie eine Angabe')
        expect(html).toContain(`href="#feld-${contact}-email"`)
        expect(html).toContain(`id="feld-${contact}-email-error"`)
        expect(html).toContain('value="Anna &quot;B&quot;"')
        expect(html).toContain('value="anna@"')
        const upload = /name="anlage" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? ''
        const again = await post(visitor, {
          name: 'Anna "B"',
          email: 'anna@besuch.example',
          gruppe: 'nein',
          anlage: upload,
          form_mark: markOf(html),
        })
        expect([again.status, again.headers.get('location')]).toEqual([303, `${page()}?gesendet`])
        expect((await entriesOf(contact)).at(-1)?.fieldValues).toMatchObject({ name: 'Anna "B"', anlage: upload })
        expect(await (await visitor.fetch(`${page()}?gesendet`)).text()).toContain('Ihre Nachricht ist bei uns angekommen')
      },
    )

    it('ask a visitor who submits a form immediately to check it, once', async () => {
      const visitor = app.visitor()
      const values = { name: 'Schnell', email: 'schnell@besuch.example' }
      const first = await post(visitor, { ...values, form_mark: markOf(await (await visitor.fetch(page())).text()) })
      const html = await first.text()
      expect(first.status).toBe(429)
      expect(html).toContain('Das ging sehr schnell')
      expect((await post(visitor, { ...values, form_mark: 'erfunden.xyz' })).status).toBe(429)
      expect((await post(visitor, { ...values, form_mark: markOf(html) })).status).toBe(303)
    })

    it('ask once when the form was on a cached page, which has no form token', async () => {
      const visitor = app.visitor()
      const values = { name: 'Ohne', email: 'ohne@besuch.example', form_mark: '' }
      const first = await post(visitor, values)
      expect(first.status).toBe(429)
      expect((await post(visitor, { ...values, form_mark: markOf(await first.text()) })).status).toBe(303)
    })

    it('can be sent from a busy network, once more and within ten minutes, also without solving a challenge', async () => {
      const visitor = app.visitor()
      app.clock.advance({ minutes: 20 })
      const values = { name: 'Schulklasse', email: 'klasse@besuch.example' }
      for (let sent = 0; sent < 5; sent++) expect((await submit(visitor, contact, values)).status).toBe(201)
      const form_mark = markOf(await (await visitor.fetch(page())).text())
      app.clock.advance({ seconds: 20 })
      const challenged = await post(visitor, { ...values, name: 'Schulklasse, das sechste Kind', form_mark })
      const html = await challenged.text()
      expect(challenged.status).toBe(429)
      expect(html).toContain('Von Ihrem Anschluss kamen eben mehrere Nachrichten.')
      const again = { ...values, name: 'Schulklasse, das sechste Kind', form_mark: markOf(html) }
      expect((await post(visitor, again)).status).toBe(303)
      app.clock.advance({ minutes: 11 })
      for (let sent = 0; sent < 5; sent++) expect((await submit(visitor, contact, values)).status).toBe(201)
      expect((await post(visitor, { ...again, name: 'Schulklasse, noch eine' })).status).toBe(429)
    })

    it('take nothing from another website', async () => {
      const before = (await entriesOf(contact)).length
      expect(
        (await post(app.visitor(), { name: 'Fremd', email: 'f@besuch.example' }, 'https://evil.example')).status,
      ).toBeGreaterThanOrEqual(400)
      expect((await entriesOf(contact)).length).toBe(before)
    })
  })
})
