import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendToRunningServer } from '../../app/command-line/command-socket.ts'
import { type Orif, orifSchema } from '../../app/programme/feeds/orif.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { openSite } from '../support/other-sites/open-site.ts'
import { answerAsPretix, KEY } from '../support/other-sites/pretix.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { required, type TestApp } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

const ORIF = '/de/spielplan/orif.json'

describe('moving a programme in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-move-in-programme-'))
  let demo: TestApp
  let house: ServerProcess
  let admin: Visitor
  let site: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
    site = await openSite()
    demo = await createDemoApp()
    const hosts = [site.host, new URL(demo.url).host].join(',')
    house = await startServerProcess(folder, { PRIVATE_FEED_HOSTS: hosts })
    admin = await house.administrator()
  }, 240_000)
  afterAll(async () => {
    await house?.kill()
    await demo?.close()
    site.server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function moveIn(argument: string, { key = '', ...flags }: { key?: string; online?: boolean; 'dry-run'?: boolean } = {}) {
    const lines: string[] = []
    const request = { name: 'move-in', argument, flags, ...(key ? { secret: key } : {}) }
    const exit = await sendToRunningServer(folder, request, (line) => lines.push(line))
    return { exit, output: lines.join('\n'), run: /undo-move-in (\d+)/.exec(lines.join('\n'))?.[1] ?? '' }
  }
  const undo = async (run: string) => {
    const lines: string[] = []
    await sendToRunningServer(folder, { name: 'undo-move-in', argument: run, flags: {} }, (line) => lines.push(line))
    return lines.join('\n')
  }
  const records = async (type: string) =>
    (await admin.getJson<{ records: { id: number; title: string }[] }>(`/api/admin/${type}`)).body.records
  const titles = async (type: string) => (await records(type)).map(({ title }) => title.replace(/\s/g, ' ')).sort()
  const valuesOf = async (type: string, title: string) => {
    const found = (await records(type)).find((one) => one.title.replace(/\s/g, ' ').startsWith(title))
    return (await admin.getJson<{ values: Record<string, unknown> }>(`/api/admin/${type}/${found?.id}`)).body.values
  }

  describe('from pretix', () => {
    it('brings the dates of series and single events, past ones too, with their numbers and what they cost', async () => {
      site.answer((request, response) => answerAsPretix(site.at, request, response))
      const { output, run } = await moveIn(`${site.at}/haus/`, { key: KEY, online: true })
      expect(output).toContain(
        'Festspiele Marienbrück: 0 Seiten, 0 Beiträge, 4 Vorstellungen; 0 schon früher umgezogen, 0 nicht umgezogen.',
      )
      expect(output).toContain('Noch geheim ist noch nicht im Verkauf und bleibt draußen.')
      expect(await titles('production')).toEqual(['Altes Stück', 'Das Meer hat keine Tür', 'Konzert'])
      expect(await valuesOf('event', 'Das Meer hat keine Tür · 23.12.2031')).toMatchObject({
        ...{ idJet: 'spielzeit/13', ticketUrl: `${site.at}/haus/spielzeit/13/`, status: 'scheduled', isFree: false },
      })
      expect(await valuesOf('event', 'Das Meer hat keine Tür · 24.12.2031')).toMatchObject({ status: 'cancelled' })
      expect(await valuesOf('event', 'Konzert')).toMatchObject({ idJet: 'konzert', isFree: true })
      expect(await valuesOf('venue', 'Großes Haus')).toMatchObject({ street: 'Theaterplatz 1', postalCode: '12345', city: 'Marienbrück' })
      expect(await titles('season')).toContain('2013/14')
      // The shop keeps its addresses.
      expect(await titles('redirect')).toEqual([])

      const again = await moveIn(`${site.at}/haus/`, { key: KEY })
      expect(again.output).toContain('0 Vorstellungen; 5 schon früher umgezogen')
      expect(await undo(run)).toContain('0 geblieben.')
      for (const type of ['production', 'event', 'venue', 'season']) expect(await titles(type), type).toEqual([])
    })

    it('says of a wrong key what it is, and neither shows, keeps nor logs any', async () => {
      site.answer((request, response) => answerAsPretix(site.at, request, response))
      const wrong = await moveIn(`${site.at}/haus/`, { key: 'falscher-schluessel' })
      expect(wrong.output).toBe(
        'pretix nimmt diesen Schlüssel nicht an. Legen Sie dort einen neuen an: Veranstalter, Teams, API-Schlüssel.',
      )
      const { body } = await admin.send<{ id: number }>('POST', '/api/admin/move-ins', { address: `${site.at}/haus/`, key: KEY })
      const run = () => admin.getJson<{ state: string }>(`/api/admin/move-ins/${body.id}`)
      await expect.poll(async () => (await run()).body.state, { timeout: 60_000 }).toBe('read')
      expect(JSON.stringify((await run()).body)).not.toContain(KEY)
      expect(await (await admin.fetch(`/cms-hub/move-in?run=${body.id}`)).text()).not.toContain(KEY)
      expect(house.errors()).not.toContain(KEY)
    })

    it('sends its key to nobody else, and asks no private network', async () => {
      const other = await openSite()
      const heard: (string | undefined)[] = []
      other.answer(({ headers }, response) => {
        heard.push(headers.authorization)
        response.writeHead(404).end()
      })
      site.answer((_, response) => response.writeHead(302, { location: `${other.at}/api/v1/organizers/haus/` }).end())
      expect((await moveIn(`${site.at}/haus/`, { key: KEY })).output).toContain('Diese Adresse liegt im eigenen Netz.')
      expect((await moveIn(`${other.at}/haus/`, { key: KEY })).output).toContain('Diese Adresse liegt im eigenen Netz.')
      expect(heard).toEqual([])
      other.server.close()
    })

    it('says of a website that is no pretix how to read it', async () => {
      site.answer((_, response) => response.end('<h1>Theater</h1>'))
      expect((await moveIn(`${site.at}/haus/`, { key: KEY })).output).toContain('lassen Sie den Schlüssel leer')
    })
  })

  describe('from a programme in ORIF', () => {
    it('another Foyer is the same here: productions, who takes part, dates and places', async () => {
      const theirs = await readOrif(demo.url)
      expect(theirs.productions.length).toBeGreaterThan(5)
      const { output, run } = await moveIn(`${demo.url}${ORIF}?all=1`, { online: true })
      expect(output).toContain(', 0 nicht umgezogen.')
      const ours = await readOrif(house.url)
      expect(ours.productions.map(withoutHouse)).toEqual(theirs.productions.map(withoutHouse))
      const again = await moveIn(`${demo.url}${ORIF}?all=1`)
      expect(again.output).toContain('0 Vorstellungen; ')
      const pictures = await records('media')
      expect(pictures.length).toBeGreaterThan(0)
      // Both houses have these addresses; here they are its own.
      expect(await titles('redirect')).toEqual([])
      expect(await undo(run)).toContain('0 geblieben.')
      for (const type of ['production', 'event', 'person', 'venue', 'season', 'genre']) expect(await titles(type), type).toEqual([])
    }, 240_000)

    it('brings what is right of a programme in which something is not', async () => {
      const event = {
        '@type': 'Event',
        identifier: '1',
        startDate: '2031-05-18T18:00:00Z',
        eventType: ['Premiere'],
        subtitleLanguage: ['gsg'],
      }
      const role = { '@type': 'PerformanceRole', characterName: 'Romeo', performer: [{ '@type': 'Person', name: 'Mehdi Salim' }] }
      const address = { '@type': 'PostalAddress', streetAddress: 'Hafenweg 5', postalCode: '24103', addressLocality: 'Kiel' }
      const location = [{ '@type': 'Place', name: 'Halle 400', address }]
      const offers = [
        {
          '@type': 'Offer',
          url: 'https://karten.example/1',
          priceSpecification: { '@type': 'PriceSpecification', minPrice: 17, priceCurrency: '€' },
        },
      ]
      const good = {
        ...{
          '@type': 'Play',
          identifier: '7',
          name: { '@type': 'Text', de: 'Romeo und Julia', en: 'Romeo and Juliet' },
          abstract: 'Zwei Häuser.',
        },
        ...{ genre: ['sprechtheater'], description: 'Erster Absatz.\n\nZweiter <Absatz>.', contentWarning: ['Es fallen Schüsse.'] },
        audience: { '@type': 'PeopleAudience', suggestedMinAge: 14 },
        creator: [{ '@type': 'Role', roleName: 'Regie', creator: [{ '@type': 'Person', name: 'Lilli Hoepner' }] }],
        image: [{ contentUrl: 'kein Bild' }],
        events: [
          { ...event, performer: [role], location, offers, url: `${site.at}/stuecke/romeo` },
          { '@type': 'Event', identifier: '2', startDate: 'morgen' },
        ],
      }
      const document = {
        ...{ '@context': 'https://schema.org', version: 'v2', organization: { '@type': 'Organization', name: 'Haus am Kai' } },
        productions: [good, { '@type': 'Play', identifier: '8' }],
      }
      site.answer((_, response) => response.writeHead(200, { 'content-type': 'application/ld+json' }).end(JSON.stringify(document)))
      const { output, run } = await moveIn(`${site.at}/schnittstelle?format=orif`, { online: true })
      expect(output).toContain('Haus am Kai: 0 Seiten, 0 Beiträge, eine Vorstellung')
      expect(output).toContain('productions[1] name')
      expect(await valuesOf('production', 'Romeo und Julia')).toMatchObject({
        ...{ teaser: 'Zwei Häuser.', ageFrom: 14, contentNotes: 'Es fallen Schüsse.' },
        contributors: [
          { role: 'Regie', kind: 'team' },
          { role: 'Romeo', kind: 'cast' },
        ],
      })
      expect(await valuesOf('event', 'Romeo und Julia')).toMatchObject({
        ...{ marks: ['premiere', 'sign-language'], ticketUrl: 'https://karten.example/1' },
      })
      expect(await titles('person')).toEqual(['Lilli Hoepner', 'Mehdi Salim'])
      const old = await new Visitor(house.url).fetch('/stuecke/romeo')
      expect(old.headers.get('location')).toMatch(/^\/de\/stuecke\/romeo-und-julia\/\d+$/)
      await undo(run)
    })
  })

  describe('from a calendar', () => {
    const entry = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
    const CALENDAR = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...entry(
        '1',
        'SUMMARY:Das Fährhaus',
        'LOCATION:Kaistudio',
        'DTSTART;TZID=Europe/Berlin:20300514T200000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
      ...entry('2', 'SUMMARY:Verdorben', 'LOCATION:Kaistudio', 'DTSTART:irgendwann'),
      'END:VCALENDAR',
    ].join('\r\n')

    it('brings its performances from an address and says what it cannot read; a second run brings nothing', async () => {
      site.answer((_, response) => response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(CALENDAR))
      const { output, run } = await moveIn(`${site.at}/spielplan.ics`)
      expect(output).toContain('3 Vorstellungen')
      expect(output).toContain('Verdorben: Eine Zeitangabe dieses Eintrags ist nicht lesbar.')
      expect((await titles('event')).filter((title) => title.startsWith('Das Fährhaus'))).toHaveLength(3)
      const again = await moveIn(`${site.at}/spielplan.ics`)
      expect((await titles('event')).filter((title) => title.startsWith('Das Fährhaus'))).toHaveLength(3)
      if (again.run !== '') await undo(again.run)
      await undo(run)
    })

    it('reads a file that somebody has saved of it, also as a program for Windows writes it', async () => {
      const file = join(folder, 'spielplan.ics')
      writeFileSync(file, Buffer.from(`\ufeff${CALENDAR}`, 'utf16le'))
      const { output, run } = await moveIn(file)
      expect(output).toContain('3 Vorstellungen')
      expect((await titles('event')).filter((title) => title.startsWith('Das Fährhaus'))).toHaveLength(3)
      await undo(run)
    })
  })

  async function readOrif(url: string): Promise<Orif> {
    const response = await new Visitor(url).fetch(`${ORIF}?all=1`)
    expect(response.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
    return orifSchema.parse(await response.json())
  }
})

/** A production without what belongs to the house that has it: numbers, addresses, when it was changed, what its shop says. */
function withoutHouse({ identifier: _, dateModified: __, image = [], events, ...production }: Orif['productions'][number]) {
  return {
    ...production,
    credits: image.map(({ copyrightHolder }) => copyrightHolder?.name),
    events: events.map(({ identifier: ___, url: ____, offers: _____, location, ...event }) => ({
      ...event,
      location: location?.map(({ name, address }) => ({ name, address })),
    })),
  }
}
