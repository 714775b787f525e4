import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../app/forms/field.test-support.ts'
import { formEntries, forms } from '../../app/forms/tables.ts'
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
