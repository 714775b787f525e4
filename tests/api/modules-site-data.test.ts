import { describe, expect, it } from 'vitest'
import { forms } from '../../app/forms/tables.ts'
import { articleCategories, articles } from '../../app/magazine/tables.ts'
import { events, exhibitionTypes, productions, productionTags, rooms, tags, venues } from '../../app/programme/tables.ts'
import { REQUIRED_FIELD, setUpModuleTests } from '../support/module-fixture.ts'
import { createPage, headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { buildPicture } from '../support/test-picture.ts'

describe('the modules that show the site’s data and pages', () => {
  const fixture = setUpModuleTests()

  it('shows one venue, chosen venues or all', requirement('MOD-VENUE-01', 'MOD-VENUE-02', 'MOD-VENUE-03'), async () => {
    const { db } = fixture.app.foyer.platform
    const [first, second] = await db
      .insert(venues)
      .values([
        { slug: 'haus', name: 'Großes Haus', claim: 'Zwei Ränge', street: 'Wall 1', postalCode: '29971', city: 'Marienbrück' },
        { slug: 'halle', name: 'Werkhalle', position: 1 },
      ])
      .returning()
    await db.insert(rooms).values({ venueId: first?.id ?? 0, slug: 'saal', name: 'Saal' })
    const html = await fixture.shown('venue', { venue: first?.id })
    for (const part of ['Großes Haus</h2>', 'Wall 1, 29971 Marienbrück', 'Zwei Ränge', 'Was hier gespielt wird'])
      expect(html).toContain(part)
    expect(html).not.toContain('Werkhalle')
    const all = await fixture.shown('venue-list', { headline: 'Häuser', venue: [] })
    expect(all).toMatch(/Großes Haus.*Werkhalle/s)
    expect(await fixture.shown('venue-list', { venue: [second?.id] })).not.toContain('Großes Haus')
    expect(await fixture.refused('venue', { venue: null })).toEqual({ venue: [REQUIRED_FIELD] })
  })
  it(
    'shows performances by tag, by span or by hand, and plays by branch',
    requirement('MOD-EVENTLIST-03', 'MOD-EVENTLIST-07', 'MOD-EVENTLIST-08', 'MOD-HIGHLIGHT-01'),
    async () => {
      const { db } = fixture.app.foyer.platform
      const [place] = await db.insert(venues).values({ slug: 'studio', name: 'Studio' }).returning()
      const [room] = await db
        .insert(rooms)
        .values({ venueId: place?.id ?? 0, slug: 'studio', name: 'Studio' })
        .returning()
      const [dance, drama] = await db
        .insert(exhibitionTypes)
        .values([
          { slug: 'tanz', name: 'Tanz' },
          { slug: 'schauspiel', name: 'Schauspiel' },
        ])
        .returning()
      const [late] = await db.insert(tags).values({ slug: 'spaet', name: 'Spät' }).returning()
      const [tonight, nextWeek] = await db
        .insert(productions)
        .values([
          { slug: 'heute', title: 'Heute Nacht', typeId: dance?.id },
          { slug: 'bald', title: 'Nächste Woche', typeId: drama?.id },
        ])
        .returning()
      await db.insert(productionTags).values({ productionId: nextWeek?.id ?? 0, tagId: late?.id ?? 0 })
      const [first] = await db
        .insert(events)
        .values([
          { productionId: tonight?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-21T20:00:00+01:00') },
          { productionId: nextWeek?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-28T20:00:00+01:00') },
        ])
        .returning()
      async function titles(type: string, data: Record<string, unknown>) {
        const drawn = (await fixture.shown(type, data)).split('<main')[1]?.split('</main>')[0] ?? ''
        return ['Heute Nacht', 'Nächste Woche'].filter((title) => drawn.includes(title))
      }
      expect(await titles('event-list', { filters: 'none' })).toEqual(['Heute Nacht', 'Nächste Woche'])
      expect(await titles('event-list', { filters: 'none', tag: late?.id })).toEqual(['Nächste Woche'])
      for (const filters of ['next_3_days', 'weekend']) expect(await titles('event-list', { filters })).toEqual(['Heute Nacht'])
      expect(await titles('event-list', { filters: 'none', children: [first?.id] })).toEqual(['Heute Nacht'])
      const [over] = await db
        .insert(events)
        .values([{ productionId: nextWeek?.id ?? 0, roomId: room?.id ?? 0, startsAt: new Date('2026-11-20T20:00:00+01:00') }])
        .returning()
      // A performance chosen by hand stays after its end; its row says that it is over.
      expect(await titles('event-list', { children: [over?.id] })).toEqual(['Nächste Woche'])
      const empty = await fixture.shown('event-list', { filters: 'weekend', tag: late?.id })
      expect(empty).toContain('In dieser Auswahl steht zurzeit nichts an.')
      expect(empty).not.toContain('nichts angekündigt')
      expect(await fixture.refused('event-list', { filters: 'morgen' })).toEqual({
        filters: ['Möglich ist eines davon: none, next_3_days, weekend'],
      })
      expect(await titles('highlight-teaser', { categories: [drama?.id] })).toEqual(['Nächste Woche'])
      expect(await titles('highlight-teaser', { categories: [] })).toEqual(['Heute Nacht', 'Nächste Woche'])
      // A rare exhibition type is found behind many performances of another.
      const many = Array.from({ length: 60 }, (_, hour) => new Date(Date.parse('2026-11-22T08:00:00+01:00') + hour * 3_600_000))
      await db.insert(events).values(many.map((startsAt) => ({ productionId: tonight?.id ?? 0, roomId: room?.id ?? 0, startsAt })))
      expect(await titles('highlight-teaser', { categories: [drama?.id, 999_999] })).toEqual(['Nächste Woche'])
    },
  )
  it(
    'takes from the next performance what a hero does not say itself, field by field, unless it is told not to',
    requirement('MOD-HERO-01', 'MOD-HERO-02', 'MOD-HERO-03'),
    async () => {
      const { db } = fixture.app.foyer.platform
      const { id: wideImageId } = await fixture.app.foyer.media.add(buildPicture('Plakat, breit'))
      const [venue] = await db.insert(venues).values({ slug: 'oper', name: 'Oper' }).returning()
      const [room] = await db
        .insert(rooms)
        .values({ venueId: venue?.id ?? 0, slug: 'oper', name: 'Oper' })
        .returning()
      const [next] = await db.insert(productions).values({ slug: 'als-naechstes', title: 'Als Nächstes', wideImageId }).returning()
      const startsAt = new Date('2026-11-21T12:30:00+01:00')
      const place = { productionId: next?.id ?? 0, roomId: room?.id ?? 0 }
      // What is cancelled is no next performance.
      await db.insert(events).values({ ...place, startsAt: new Date('2026-11-21T12:15:00+01:00'), status: 'cancelled' })
      await db.insert(events).values({ ...place, startsAt })
      const online = { online_from: '2026-01-01T00:00' }
      const parts = async (data: Record<string, unknown>, version = 2) => {
        const drawn = (await fixture.shown('hero-media', { ...online, ...data }, version)).split('<main')[1]?.split('</main>')[0] ?? ''
        const wanted = [
          'Als Nächstes</h2>',
          'Sommerfest</h2>',
          '12:30',
          'Am See</p>',
          'Zur Vorstellung</span>',
          'Kommen Sie</span>',
          '<img ',
        ]
        return wanted.filter((part) => drawn.includes(part))
      }
      expect(await parts({})).toEqual(['Als Nächstes</h2>', '12:30', 'Zur Vorstellung</span>', '<img '])
      expect(await parts({ headline: 'Sommerfest' })).toEqual(['Sommerfest</h2>', '12:30', 'Zur Vorstellung</span>', '<img '])
      const words = { text: 'Am See', button_text: 'Kommen Sie' }
      expect(await parts(words)).toEqual(['Als Nächstes</h2>', 'Am See</p>', 'Kommen Sie</span>', '<img '])
      expect(await parts({ headline: 'Sommerfest', own_only: true })).toEqual(['Sommerfest</h2>'])
      // As before the choice existed: a headline of its own was shown alone.
      expect(await parts({ headline: 'Sommerfest' }, 1)).toEqual(['Sommerfest</h2>'])
      expect(await parts({ headline: 'Sommerfest', image: fixture.picture })).toEqual(['Sommerfest</h2>', '<img '])
    },
  )
  it(
    'shows the newest articles, or those chosen, the main one first',
    requirement('MOD-BLOG-01', 'MOD-BLOG-02', 'MOD-BLOG-03'),
    async () => {
      const { db } = fixture.app.foyer.platform
      const [category] = await db.insert(articleCategories).values({ slug: 'werkstatt', name: 'Werkstatt' }).returning()
      const rows = await db
        .insert(articles)
        .values(
          ['Ältester', 'Mittlerer', 'Neuester'].map((title, index) => ({
            slug: `artikel-${index}`,
            title,
            categoryId: category?.id ?? 0,
            publishedAt: new Date(Date.UTC(2026, 8, index + 1)),
          })),
        )
        .returning()
      async function order(data: Record<string, unknown>) {
        const html = await fixture.shown('blog-teaser-list', data)
        return [...html.matchAll(/>(Ältester|Mittlerer|Neuester)<\/a><\/h3>/g)].map(([, title]) => title)
      }
      expect(await order({ items: 2 })).toEqual(['Neuester', 'Mittlerer'])
      expect(await order({ items: 8, main_teaser: rows[0]?.id })).toEqual(['Ältester', 'Neuester', 'Mittlerer'])
      expect(await order({ items: 8, article_objects: [rows[1]?.id, rows[0]?.id] })).toEqual(['Mittlerer', 'Ältester'])
    },
  )
  it('takes one to eight articles and no other number', requirement('MOD-BLOG-04', 'MOD-BLOG-05', 'MOD-BLOG-06'), async () => {
    const range = 'Bitte wählen Sie eine Zahl von 1 bis 8.'
    expect(await fixture.refused('blog-teaser-list', { items: 1 })).toEqual({})
    expect(await fixture.refused('blog-teaser-list', { items: 8 })).toEqual({})
    expect(await fixture.refused('blog-teaser-list', { items: null })).toEqual({ items: [REQUIRED_FIELD] })
    expect(await fixture.refused('blog-teaser-list', { items: 0 })).toEqual({ items: [range] })
    expect(await fixture.refused('blog-teaser-list', { items: 9 })).toEqual({ items: [range] })
    expect(await fixture.refused('blog-teaser-list', { items: -1 })).toEqual({ items: ['Negative Zahlen sind hier nicht möglich.'] })
  })
  it(
    'shows a form of the desk.house, and one at HubSpot only after consent to tracking',
    requirement('MOD-FORM-01', 'MOD-FORM-02'),
    async () => {
      const [form] = await fixture.app.foyer.platform.db
        .insert(forms)
        .values({ slug: 'kontakt', title: 'Kontakt', intro: 'Wir lesen alles.', fields: [] })
        .returning()
      const html = await fixture.shown('form', { headline: 'Schreiben Sie uns', hubspot_id: String(form?.id) })
      expect(html).toMatch(/Schreiben Sie uns<\/h2><p[^>]*>Wir lesen alles\.<\/p><form/)
      const page = await fixture.publish('form', { hubspot_id: 'eu1/12345678/01234567-89ab-cdef-0123-456789abcdef' })
      const elsewhere = await page.html()
      expect(elsewhere).toContain('HubSpot')
      expect(elsewhere).not.toMatch(/hsforms|<iframe/)
      expect(await fixture.refused('form', { hubspot_id: '' })).toEqual({ hubspot_id: [REQUIRED_FIELD] })
      expect(await fixture.refused('form', { hubspot_id: 'kontakt"><script>' })).toEqual({
        hubspot_id: ['Nennen Sie ein Formular des Hauses mit seiner Nummer oder ein HubSpot-Formular als Portal/Formular.'],
      })
    },
  )

  it('the accessibility statement shows only filled-in fields, and cannot be published half empty', async () => {
    const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
    const data = {
      ...{ law: 'service', house: 'Das Haus', website: 'haus.example', conformity: 'none', assessment: 'own' },
      ...{ made_on: '2026-09-01T00:00', checked_on: '2026-11-02T00:00', contact: rich('Rufen Sie an.') },
    }
    const drawn = (await fixture.shown('accessibility-statement', data)).split('<main')[1]?.split('</main>')[0] ?? ''
    expect(drawn).toContain('am 1. September 2026 erstellt und zuletzt am 2. November 2026 überprüft. Grundlage ist eine Selbstbewertung.')
    expect(drawn).toContain('MLBF')
    expect(drawn).not.toMatch(/weitgehend|durch Menschen|Schlichtungsstelle|Was noch nicht zugänglich ist/)
    const refusal = await fixture.refused('accessibility-statement', { law: 'public', conformity: 'partial', assessment: 'own' })
    expect(Object.keys(refusal).sort()).toEqual(['checked_on', 'contact', 'house', 'made_on', 'website'])
  })
  it('WCAG 3.1.2 a module and words within a text are in the language that staff say', async () => {
    const marks = [{ type: 'language', attrs: { lang: 'en' } }]
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'To be', marks }] }] }
    expect(await fixture.shown('text', { content })).toContain('<span lang="en">To be</span>')
    expect(await fixture.shown('quote', { content: 'שלום', language: 'he' })).toMatch(/<figure lang="he" dir="rtl"/)
    expect(await fixture.refused('quote', { content: 'x', language: 'klingonisch' })).toEqual({
      language: ['Dieser Wert ist nicht erlaubt.'],
    })
  })

  it(
    'shows what another container holds, in the columns asked for',
    requirement('MOD-CONTAINER-01', 'MOD-CONTAINER-02', 'MOD-CONTAINER-03'),
    async () => {
      const source = await createPage(fixture.app, fixture.editor, 'quelle', [headline('head-quelle', 'Aus der Quelle')])
      const slug = `page-${source.id}`
      const page = await fixture.publish('container', { slug, content_type: 'page', layout_index: 3 })
      expect(await page.html()).toMatch(/data-layout="50-50".*Aus der Quelle/s)
      await source.patch(fixture.editor, [{ type: 'update', id: 'head-quelle', data: { content: 'Neu aus der Quelle' } }])
      await source.publish(fixture.editor)
      expect(await page.html()).toContain('Neu aus der Quelle')
      expect(await fixture.shown('container', { slug, content_type: 'article' })).not.toContain('Neu aus der Quelle')
    },
  )
  it('shows no container of an offline page, none that does not exist, and none inside itself', async () => {
    const hidden = await createPage(fixture.app, fixture.editor, 'versteckt', [headline('head-versteckt', 'Noch geheim')], {
      isOnline: false,
    })
    expect(await fixture.shown('container', { slug: `page-${hidden.id}` })).not.toContain('Noch geheim')
    expect((await fixture.publish('container', { slug: 'gibt-es-nicht' })).path).toBeTruthy()
    const page = await fixture.publish('container', { slug: 'platzhalter' })
    await page.patch(fixture.editor, [{ type: 'update', id: page.nodeId, data: { slug: `page-${page.id}` } }])
    await page.publish(fixture.editor)
    expect((await fixture.app.visitor().fetch(page.path)).status).toBe(200)
    expect(await fixture.refused('container', { slug: 'Mit Leerzeichen' })).toEqual({
      slug: ['Ein Kürzel hat nur Kleinbuchstaben, Ziffern und Bindestriche.'],
    })
  })
})
