import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../app/forms/field.test-support.ts'
import { formEntries, forms, formUploads } from '../../app/forms/tables.ts'
import { renderText } from '../../app/platform/mail/email-content.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const HOUSE = 'post@marienbrueck.example'
const TEXT = 'GEWINN unter https://boese.example/jetzt'
const NO_MAIL = 'Eine Mail schicken wir Ihnen diesmal nicht: An Ihre Adresse gingen in der letzten Stunde schon drei.'

const fields = [
  field('name', 1, { id: 1, label: 'Ihr Name', required: true }),
  field('email', 3, { id: 2, label: 'E-Mail-Adresse', required: true }),
]

describe('a house under abuse', () => {
  let app: TestApp
  const ids: Record<'copy' | 'tours' | 'optIn', number> = { copy: 0, tours: 0, optIn: 0 }

  beforeAll(async () => {
    app = await createTestApp({ environment: { TRUSTED_PROXIES: '1', LOCALES: 'de,en' } })
    const rows = await app.foyer.platform.db
      .insert(forms)
      .values([
        { slug: 'kontakt', title: 'Kontakt', recipients: [HOUSE], fields, confirmation: 'copy' },
        { slug: 'fuehrung', title: 'Führung', recipients: [HOUSE], fields, confirmation: 'copy' },
        { slug: 'newsletter', title: 'Post aus dem Haus', recipients: [HOUSE], fields, confirmation: 'opt-in' },
      ])
      .returning({ id: forms.id })
    for (const [index, key] of (['copy', 'tours', 'optIn'] as const).entries()) ids[key] = rows[index]?.id ?? 0
  })
  // Each test has an hour of its own.
  beforeEach(() => app.clock.advance({ hours: 2 }))
  afterAll(() => app.close())

  const from = (address: string): Visitor => withAddress(app.visitor(), address)
  let sources = 0
  const stranger = () => from(`203.0.113.${++sources}`)
  const submit = (form: number, email: string, name = TEXT) =>
    stranger().send<{ detail: string; code?: string }>('POST', '/de/api/forms-entries/', { form, field_values: { name, email } })
  const mailsTo = async (to: string) =>
    (await app.foyer.platform.db.select().from(mails).where(eq(mails.recipient, to)).orderBy(desc(mails.id))).map((mail) => ({
      ...mail,
      text: mail.letter ? renderText(mail.letter, 'Haus') : '',
    }))
  const linkIn = (text: string) => {
    const { pathname, searchParams } = new URL(/https?:\S+bestaetigen=\S+/.exec(text)?.[0] ?? 'https://none.example')
    return { path: pathname, secret: searchParams.get('bestaetigen') ?? '' }
  }
  const press = ({ path, secret }: { path: string; secret: string }) =>
    app.visitor().fetch(path, { method: 'POST', headers: { origin: app.url }, body: new URLSearchParams({ bestaetigen: secret }) })

  describe('its forms, with an address that is somebody else’s', () => {
    it(
      'send it three mails an hour, over all forms and spellings, say so, and give the house every entry',
      requirement('FORM-33'),
      async () => {
        const before = (await mailsTo(HOUSE)).length
        const answers = [
          await submit(ids.copy, 'opfer@privat.example'),
          await submit(ids.optIn, 'opfer@privat.example'),
          await submit(ids.tours, 'O.pfer+eins@Privat.example'),
          await submit(ids.copy, 'opfer@privat.example'),
          await submit(ids.optIn, 'opfer@privat.example'),
          await submit(ids.tours, 'opfer+zwei@privat.example'),
        ]
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429, 201])
        expect(answers.map(({ body }) => body.detail.includes(NO_MAIL))).toEqual([false, false, false, true, false, true])
        expect(answers[4]?.body).toMatchObject({
          code: 'too_many_mails',
          detail: expect.stringContaining('in der letzten Stunde schon drei Mails geschickt'),
        })
        const addresses = ['opfer@privat.example', 'O.pfer+eins@Privat.example', 'opfer+zwei@privat.example']
        expect((await Promise.all(addresses.map(mailsTo))).flat()).toHaveLength(3)
        expect((await mailsTo(HOUSE)).length - before).toBe(4)
        app.clock.advance({ minutes: 61 })
        expect((await submit(ids.optIn, 'opfer@privat.example')).status).toBe(201)
      },
    )

    it('say on the page without scripts, too, that no mail comes', async () => {
      for (let sent = 0; sent < 3; sent++) await submit(ids.copy, 'leise@privat.example')
      const page = `/de/forms/kontakt/${ids.copy}`
      const visitor = stranger()
      const form_mark = /name="form_mark" value="([^"]+)"/.exec(await (await visitor.fetch(page)).text())?.[1] ?? ''
      app.clock.advance({ seconds: 20 })
      const body = new FormData()
      for (const [name, value] of Object.entries({ name: 'Leise', email: 'leise@privat.example', form_mark })) body.set(name, value)
      const sent = await visitor.fetch(page, { method: 'POST', headers: { origin: app.url }, body })
      expect(sent.headers.get('location')).toBe(`${page}?gesendet=ohne-mail`)
      expect(await (await visitor.fetch(`${page}?gesendet=ohne-mail`)).text()).toContain(NO_MAIL)
    })

    it('carry nothing of what was typed until the address is confirmed, and then the copy, once', async () => {
      const to = 'rike.sommer@privat.example'
      await submit(ids.copy, to)
      const [receipt] = await mailsTo(to)
      expect(receipt).toMatchObject({ kind: 'form-receipt', replyTo: HOUSE, text: expect.stringContaining('Abschrift anfordern') })
      for (const word of ['GEWINN', 'boese.example']) expect(receipt?.text).not.toContain(word)
      const link = linkIn(receipt?.text ?? '')
      const asked = await (await app.visitor().fetch(`${link.path}?bestaetigen=${link.secret}`)).text()
      expect(asked).toContain('dann schicken wir Ihnen eine Abschrift')
      for (let times = 0; times < 2; times++) expect((await press(link)).status).toBe(303)
      const copies = (await mailsTo(to)).filter(({ kind }) => kind === 'form-copy')
      expect(copies).toMatchObject([{ replyTo: HOUSE, text: expect.stringContaining(TEXT) }])
      expect(await (await app.visitor().fetch(`${link.path}?bestaetigen=${link.secret}`)).text()).toContain('Die Abschrift ist als Mail')
      const [entry] = await app.foyer.platform.db.select().from(formEntries).orderBy(desc(formEntries.id)).limit(1)
      expect(entry?.state).toBe('confirmed')
      expect((await mailsTo(HOUSE)).filter(({ replyTo }) => replyTo === to)).toHaveLength(1)
    })
  })

  describe('its forms, with files that belong to no entry', () => {
    const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
    const MB = 1024 * 1024
    const send = async (address: string) => {
      const visitor = from(address)
      const data = new FormData()
      data.set('file', new File([PDF], 'mappe.pdf'))
      const response = await visitor.fetch('/de/api/temp-files/', {
        method: 'POST',
        headers: { 'X-CSRFToken': await visitor.csrfToken() },
        body: data,
      })
      return { status: response.status, body: (await response.json()) as { id: string; code?: string; detail?: string } }
    }
    const grow = async (id: string, bytes: number) => app.foyer.platform.db.update(formUploads).set({ bytes }).where(eq(formUploads.id, id))
    const forget = () => app.foyer.platform.db.delete(formUploads)
    const takeFiles = (isOnline: boolean, visible = true) =>
      app.foyer.platform.db
        .insert(forms)
        .values({ slug: 'mappe', title: 'Mappe', isOnline, fields: [field('anlage', 9, { id: 1, label: 'Anlage', visible })] })
        .onConflictDoUpdate({ target: forms.slug, set: { isOnline, fields: [field('anlage', 9, { id: 1, label: 'Anlage', visible })] } })

    it('take none while no form that is online asks for one', async () => {
      for (const prepare of [async () => {}, () => takeFiles(false), () => takeFiles(true, false)]) {
        await prepare()
        expect(await send('198.51.100.1')).toMatchObject({
          status: 409,
          body: { code: 'no_files_taken', detail: 'Zurzeit nimmt kein Formular Dateien an. Bitte schreiben Sie uns stattdessen.' },
        })
      }
    })

    it('take 100 MB from one network, IPv4 or IPv6, also past midnight, and small files by what they cost', async () => {
      await takeFiles(true)
      for (const [first, neighbour, other] of [
        ['198.51.100.1', '198.51.100.250', '198.51.101.1'],
        ['2001:db8:7:1::1', '2001:db8:7:ffff::9', '2001:db8:8::1'],
      ] as const) {
        app.clock.set('2026-12-03T23:50:00+01:00')
        const { body } = await send(first)
        await grow(body.id, 100 * MB - 64 * 1024)
        app.clock.set('2026-12-04T00:10:00+01:00')
        expect((await send(neighbour)).status).toBe(201)
        expect(await send(neighbour)).toMatchObject({
          status: 429,
          body: { code: 'too_many_files', detail: expect.stringMatching(/^Aus Ihrem Netz liegen schon sehr viele Dateien/) },
        })
        expect((await send(other)).status).toBe(201)
        await forget()
      }
    })

    it('take 500 MB in all', async () => {
      await takeFiles(true)
      for (let network = 1; network <= 5; network++) {
        const { body } = await send(`192.0.${network}.1`)
        await grow(body.id, 99 * MB)
      }
      await grow((await send('192.0.6.1')).body.id, 5 * MB - 64 * 1024)
      const many = await Promise.all([7, 8, 9, 10].map((network) => send(`192.0.${network}.1`)))
      expect(many.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
      expect(many.find(({ status }) => status === 429)?.body.detail).toMatch(/^Heute können wir keine weiteren Dateien annehmen/)
    })
  })

  describe('its search', () => {
    const REFUSED = 'Das waren sehr viele Suchen in einer Minute. Bitte warten Sie eine Minute und suchen Sie dann weiter.'
    let words = 0
    const newWord = () => `wort${String.fromCodePoint(...[++words, words + 1].map((n) => 97 + (n % 26)))}${words}`
    const pageOf = (visitor: Visitor, word: string, language = 'de') => visitor.fetch(`/${language}/search?q=${word}`)
    const statuses = async (ask: () => Promise<{ status: number }>, times: number) => {
      const seen: number[] = []
      for (let n = 0; n < times; n++) seen.push((await ask()).status)
      return seen
    }

    it(
      'answers thirty questions a minute of one source, on the page and by its calls, and says so beyond',
      requirement('SEARCH-01'),
      async () => {
        const asker = from('198.18.0.1')
        const known = newWord()
        expect((await pageOf(asker, known)).status).toBe(200)
        expect(await statuses(() => pageOf(asker, newWord()), 14)).toEqual(Array(14).fill(200))
        expect(await statuses(() => asker.getJson(`/api/search/?query=${newWord()}`), 15)).toEqual(Array(15).fill(200))
        const refused = await pageOf(asker, newWord())
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
        const html = await refused.text()
        for (const words of [REFUSED, 'value="wort']) expect(html).toContain(words)
        const english = await (await pageOf(asker, newWord(), 'en')).text()
        expect(english).toContain('There were many searches within a minute. Please wait a minute and search again.')
        for (const path of ['', 'events/', 'others/']) {
          const call = await asker.fetch(`/api/search/${path}?query=${newWord()}`)
          expect([call.status, call.headers.get('retry-after'), await call.json()], path).toMatchObject([
            429,
            '60',
            { code: 'too_many_questions', detail: REFUSED },
          ])
        }
        const data = await asker.fetch(`/de/search.data?q=${newWord()}`)
        expect([data.status, await data.text()]).toEqual([429, expect.stringContaining('isRefused')])
        expect((await pageOf(asker, known)).status, 'what is known costs nothing').toBe(200)
        expect((await asker.fetch('/de/search')).status, 'nothing is asked').toBe(200)
        expect((await pageOf(from('198.18.0.2'), newWord())).status, 'somebody else').toBe(200)
        app.clock.advance({ seconds: 61 })
        expect((await pageOf(asker, newWord())).status).toBe(200)
      },
    )

    it('suggests for somebody who types, four times as often', async () => {
      const asker = from('198.18.0.3')
      const suggest = () => asker.getJson(`/api/search/autocomplete/?query=${newWord()}`)
      expect(await statuses(suggest, 120)).toEqual(Array(120).fill(200))
      expect((await suggest()).body).toMatchObject({ code: 'too_many_questions' })
      expect((await pageOf(asker, newWord())).status, 'the word can still be searched for').toBe(200)
    })
  })
})

/** A visitor behind the trusted proxy, from this address. */
function withAddress(visitor: Visitor, address: string): Visitor {
  const plain = visitor.fetch.bind(visitor)
  visitor.fetch = (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return plain(path, { ...init, headers })
  }
  return visitor
}
