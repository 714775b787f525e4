import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendToRunningServer } from '../../app/command-line/command-socket.ts'
import { openSite } from '../support/other-sites/open-site.ts'
import { answerAsWordPress, calendarEvent, entry, type WordPress } from '../support/other-sites/word-press.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { required } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

describe('moving another site in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-move-in-'))
  let house: ServerProcess
  let site: Awaited<ReturnType<typeof openSite>>
  let foreign: Awaited<ReturnType<typeof openSite>>
  let admin: Visitor
  let firstRun = ''
  beforeAll(async () => {
    cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
    site = await openSite()
    foreign = await openSite()
    house = await startServerProcess(folder, { PRIVATE_FEED_HOSTS: site.host })
    admin = await house.administrator()
  })
  afterAll(async () => {
    await house.kill()
    site.server.close()
    foreign.server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a command in the running server, as the command line does. */
  async function command(name: string, argument: string, flags: Record<string, boolean> = {}) {
    const lines: string[] = []
    const exit = await sendToRunningServer(folder, { name, argument, flags }, (line) => lines.push(line))
    return { exit, output: lines.join('\n') }
  }
  const records = async (type: string) =>
    (await admin.getJson<{ records: { id: number; title: string }[] }>(`/api/admin/${type}`)).body.records
  const titles = async (type: string) => (await records(type)).map(({ title }) => title.replace(/\s/g, ' ')).sort()
  const page = async (path: string) => {
    const response = await new Visitor(house.url).fetch(path)
    return { status: response.status, to: response.headers.get('location'), html: await response.text() }
  }
  const numberOf = (output: string) => /undo-move-in (\d+)/.exec(output)?.[1] ?? ''

  const wordPress = (): WordPress => ({
    pages: [
      entry(site.at, {
        path: '/haus/anfahrt/',
        title: 'Anfahrt &#038; Parken',
        html: '<p>Mit der Linie 3 bis <strong>Flussufer</strong>.</p>',
      }),
      entry(site.at, {
        path: '/haus/',
        title: 'Das Haus',
        html: `<!-- wp:heading --><h2>Ein Speicher von 1897</h2><!-- /wp:heading --><p>Seit 1974 wird hier gespielt. <a href="${site.at}/haus/anfahrt/">So kommen Sie her</a>.</p>
          <figure class="wp-block-image"><img src="/bilder/haus.png" alt="Das Haus vom Wasser aus"><figcaption>Foto: Jo Held</figcaption></figure>
          <p><a href="/dateien/plan.pdf">Saalplan</a></p><script>alert(1)</script><iframe src="https://video.example/1"></iframe>
          <table><tr><th>Platz</th><th>Preis</th></tr><tr><td>Parkett</td><td>24 €</td></tr></table>`,
      }),
    ],
    posts: [
      entry(site.at, {
        path: '/2024/03/probenbeginn/',
        title: 'Probenbeginn für „Die Möwe“',
        html: '<p>Am Montag ging es los.</p>',
        excerpt: '<p>Eine Woche zwischen Leseprobe und erstem Streit. [&hellip;]</p>',
        picture: '/bilder/probe.png',
        tags: ['Proben'],
      }),
    ],
    events: [
      calendarEvent(site.at, {
        ...{ path: '/event/moewe/2031-05-02/', title: 'Die Möwe', start: '2031-05-02 17:30:00', end: '2031-05-02 20:00:00' },
        ...{ venue: 'Speicher', text: '<p>Komödie in vier Akten.</p>' },
      }),
      calendarEvent(site.at, {
        ...{
          path: '/event/moewe/2031-05-03/',
          title: 'Die Möwe',
          start: '2031-05-03 17:30:00',
          end: '',
          venue: 'Speicher',
          status: 'canceled',
        },
      }),
      calendarEvent(site.at, {
        ...{ path: '/event/altes-stueck/', title: 'Das alte Stück', start: '2012-01-14 18:30:00', end: '', venue: 'Kantine' },
      }),
    ],
  })

  it('says what would be moved and writes nothing', async () => {
    site.answer((request, response) => answerAsWordPress(wordPress(), request, response))
    const { exit, output } = await command('move-in', site.at, { 'dry-run': true })
    expect(output).toContain(
      'Theater am Fluss & Freunde: 2 Seiten, ein Beitrag, 3 Vorstellungen; 0 schon früher umgezogen, 0 nicht umgezogen.',
    )
    expect(output).toContain('Es wurde nichts geschrieben.')
    expect(exit).toBe(0)
    expect(await titles('production')).toEqual([])
  })

  it('shows a page, an article and a production as they would be, with the pictures that still lie there, and keeps nothing', async () => {
    site.answer((request, response) => answerAsWordPress(wordPress(), request, response))
    const { id } = (await admin.send<{ id: number }>('POST', '/api/admin/move-ins', { address: site.at })).body
    const state = async () => (await admin.getJson<{ state: string }>(`/api/admin/move-ins/${id}`)).body.state
    await expect.poll(state, { timeout: 60_000 }).toBe('read')
    const asked = (what: string, from: string) => `/api/admin/move-ins/${id}/${what}?from=${encodeURIComponent(from)}`
    const preview = async (path: string) => (await admin.fetch(asked('preview', site.at + path))).text()
    const shown = {
      '/haus/': ['Ein Speicher von 1897', 'Foto: Jo Held', 'alt="Das Haus vom Wasser aus"', 'Parkett'],
      '/2024/03/probenbeginn/': ['Hinter den Kulissen', 'Elif Torun', '01.03.2024', 'Zwei Stühle auf leerer Bühne', 'Mara Lind'],
      '/event/moewe/2031-05-02/': ['Die Möwe', 'Komödie in vier Akten', 'Speicher'],
    }
    for (const [path, words] of Object.entries(shown)) {
      const html = await preview(path)
      for (const word of words) expect(html, path).toContain(word)
      expect(html, path).not.toContain('/media/moving-')
    }
    const picture = asked('picture', `${site.at}/bilder/haus.png`)
    expect(await preview('/haus/')).toContain(`src="${picture}"`)
    const drawn = await admin.fetch(picture)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await new Visitor(house.url).fetch(picture)).status).toBe(401)
    for (const none of [`${site.at}/haus/`, `${foreign.at}/bilder/haus.png`, 'data:image/png;base64,x'])
      expect((await admin.fetch(asked('picture', none))).status, none).toBe(404)
    for (const type of ['media', 'production', 'article', 'redirect']) expect(await titles(type), type).toEqual([])
  })

  it('brings pages with their tree, articles, dates and pictures of a WordPress, and a redirect from every old address', async () => {
    site.answer((request, response) => answerAsWordPress(wordPress(), request, response))
    const { exit, output } = await command('move-in', site.at, { online: true })
    expect(output).toContain('2 Seiten, ein Beitrag, 3 Vorstellungen; 0 schon früher umgezogen, 0 nicht umgezogen.')
    expect(exit).toBe(0)
    firstRun = numberOf(output)

    const about = await page('/de/haus')
    expect(about.status).toBe(200)
    for (const words of [
      'Ein Speicher von 1897',
      'Seit 1974 wird hier gespielt',
      'Parkett',
      'Foto: Jo Held',
      'alt="Das Haus vom Wasser aus"',
    ])
      expect(about.html).toContain(words)
    expect(about.html).not.toContain('alert(1)')
    expect(about.html).toContain('href="/haus/anfahrt/"')
    const plan = /href="(\/media\/[0-9a-f]{24}\/plan\.pdf)"/.exec(about.html)?.[1] ?? ''
    expect((await page(plan)).html).toMatch(/^%PDF-/)
    expect((await page('/dateien/plan.pdf')).to).toBe(plan)
    expect((await page('/haus/anfahrt/')).to).toBe('/de/haus/anfahrt')
    expect((await page('/de/haus/anfahrt')).html).toContain('Anfahrt &amp; Parken')

    const old = await page('/2024/03/probenbeginn/')
    expect(old).toMatchObject({ status: 301, to: expect.stringMatching(/^\/de\/aktuelles\/probenbeginn-[a-z-]+\/\d+$/) })
    expect((await page('/kategorie/kulissen/')).to).toMatch(/^\/de\/aktuelles\/categories\/hinter-den-kulissen\/\d+$/)
    expect((await page('/tag/proben/')).to).toMatch(/^\/de\/aktuelles\/tags\/proben\/\d+$/)
    const article = await page(old.to ?? '')
    for (const words of ['Am Montag ging es los', 'Hinter den Kulissen', 'Elif Torun', 'Zwei Stühle auf leerer Bühne', '01.03.2024'])
      expect(article.html, words).toContain(words)

    expect(await titles('production')).toEqual(['Das alte Stück', 'Die Möwe'])
    expect(await titles('room')).toEqual(['Kantine', 'Speicher'])
    expect(await titles('event')).toEqual([
      'Das alte Stück · 14.01.2012, 19:30 Uhr',
      'Die Möwe · 02.05.2031, 19:30 Uhr',
      'Die Möwe · 03.05.2031, 19:30 Uhr',
    ])
    const [, play] = (await records('production')).toSorted((left, right) => left.title.localeCompare(right.title))
    const production = await page((await page('/event/moewe/2031-05-02/')).to ?? '')
    expect(production.status).toBe(200)
    expect(production.html).toContain('Komödie in vier Akten')
    expect(play?.title).toBe('Die Möwe')
  })

  it('a second run brings only what is new, and what has been changed or deleted here stays so', async () => {
    const more = wordPress()
    more.posts.push(entry(site.at, { path: '/2024/04/premiere/', title: 'Premiere', html: '<p>Volles Haus.</p>' }))
    site.answer((request, response) => answerAsWordPress(more, request, response))
    const { output } = await command('move-in', site.at, { online: true })
    expect(output).toContain('0 Seiten, ein Beitrag, 0 Vorstellungen; 6 schon früher umgezogen, 0 nicht umgezogen.')
    expect(await titles('article')).toEqual(['Premiere', 'Probenbeginn für „Die Möwe“'])

    const undone = await command('undo-move-in', numberOf(output))
    expect(undone.output).toContain('geblieben.')
    expect(await titles('article')).toEqual(['Probenbeginn für „Die Möwe“'])
  })

  it('is taken back whole, but for what somebody has changed', async () => {
    const [play] = (await records('production')).filter(({ title }) => title === 'Die Möwe')
    const record = (await admin.getJson<{ revision: string }>(`/api/admin/production/${play?.id}`)).body
    await admin.send('PATCH', `/api/admin/production/${play?.id}`, { base: record.revision, values: { subline: 'Von Anton Tschechow' } })
    const { output } = await command('undo-move-in', firstRun)
    expect(output).toContain('Seitdem wurde daran gearbeitet.')
    expect(await titles('production')).toEqual(['Die Möwe'])
    expect(await titles('article')).toEqual([])
    expect(await titles('event')).toEqual([])
    expect(await titles('redirect')).toEqual([])
    expect((await page('/de/haus')).status).toBe(404)
  })

  it('reads any site by its site map, its dates from what it tells search engines', async () => {
    const event = {
      '@context': 'https://schema.org',
      ...{
        '@type': 'TheaterEvent',
        name: 'Nachtasyl',
        startDate: '2031-06-01T20:00:00+02:00',
        location: { '@type': 'Place', name: 'Halle 7' },
      },
    }
    const pages: Record<string, string> = {
      '/ueber-uns.html': `<html><head><title>Über uns | Freie Bühne</title></head><body><nav>Menü</nav><main><h1>Über uns</h1><p>Wir sind zu acht.</p></main></body></html>`,
      '/nachtasyl': `<html><head><title>Nachtasyl</title><script type="application/ld+json">${JSON.stringify(event)}</script></head><body><main><h1>Nachtasyl</h1><p>Nach Gorki.</p></main></body></html>`,
      '/blog/premiere': `<html><head><title>Premiere</title></head><body class="single-post"><main><h1>Premiere</h1><time datetime="2024-05-06T10:00:00+02:00">6. Mai</time><p>Volles Haus.</p></main></body></html>`,
      '/intern': '<main><h1>Intern</h1><p>1. Januar</p><form class="post-password-form"><p>Bitte Passwort eingeben.</p></form></main>',
      '/geheim/plan': '<main><h1>Geheim</h1><p>Nichts für Programme.</p></main>',
    }
    site.answer(({ url = '/' }, response) => {
      if (url === '/robots.txt') return response.end(`User-agent: *\nDisallow: /geheim/\nSitemap: ${site.at}/karte.xml`)
      if (url === '/karte.xml')
        return response.end(
          `<urlset>${Object.keys(pages)
            .map((path) => `<url><loc>${site.at}${path}</loc></url>`)
            .join('')}</urlset>`,
        )
      const html = pages[url]
      return response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
    })
    const { exit, output } = await command('move-in', site.at)
    expect(output).toContain('Freie Bühne: 2 Seiten, ein Beitrag, eine Vorstellung')
    expect((await page('/intern')).status).toBe(404)
    const premiere = (await records('article')).find(({ title }) => title === 'Premiere')
    const { body } = await admin.getJson<{ values: Record<string, unknown> }>(`/api/admin/article/${premiere?.id}`)
    expect(body.values.publishedAt).toContain('2024-05-06')
    expect(output).toContain('/geheim/plan: Die Website möchte nicht, dass Programme das lesen (robots.txt).')
    expect(exit).toBe(1)
    expect((await page('/de/ueber-uns')).status).toBe(404)
    expect((await page('/ueber-uns.html')).to).toBe('/de/ueber-uns')
    expect(await titles('event')).toEqual(['Nachtasyl · 01.06.2031, 20:00 Uhr'])
  })

  it('reads an export file of WordPress, and says of a broken one what it is', async () => {
    const file = join(folder, 'export.xml')
    writeFileSync(
      file,
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Altes Haus</title>
      <item><title>Chronik</title><link>${site.at}/chronik/</link><dc:creator>admin</dc:creator><content:encoded><![CDATA[Erster Absatz.\n\nZweiter Absatz.]]></content:encoded><wp:post_id>4</wp:post_id><wp:post_date_gmt>2019-02-03 04:05:06</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
      <item><title>Entwurf</title><link>${site.at}/entwurf/</link><content:encoded>x</content:encoded><wp:post_id>5</wp:post_id><wp:status>draft</wp:status><wp:post_type>page</wp:post_type></item>
      <item><title>Geheim</title><link>${site.at}/geheim/</link><content:encoded><![CDATA[Nur intern.]]></content:encoded><wp:post_id>6</wp:post_id><wp:status>publish</wp:status><wp:post_password>pst</wp:post_password><wp:post_type>page</wp:post_type></item>
      <item><title>Faust</title><link>${site.at}/stuecke-archiv/faust/</link><content:encoded><![CDATA[Von Goethe.]]></content:encoded><wp:post_id>7</wp:post_id><wp:status>publish</wp:status><wp:post_type>stueck</wp:post_type></item>
      <item><title>Anfrage</title><link>${site.at}/?p=8</link><content:encoded><![CDATA[x]]></content:encoded><wp:post_id>8</wp:post_id><wp:status>publish</wp:status><wp:post_type>wpcf7_contact_form</wp:post_type></item>
      </channel></rss>`,
    )
    const { output } = await command('move-in', file, { online: true })
    expect(output).toContain('Altes Haus: 2 Seiten, 0 Beiträge, 0 Vorstellungen')
    expect(output).toContain('Ein Entwurf oder eine private Seite bleibt draußen.')
    // What the house has made a kind of its own for is a page, too.
    expect((await page((await page('/stuecke-archiv/faust/')).to ?? '')).html).toContain('Von Goethe.')
    expect(output).toContain('Geheim ist dort mit einem Passwort geschützt und bleibt draußen.')
    expect((await page('/geheim/')).status).toBe(404)
    const chronicle = await page('/de/chronik')
    expect(chronicle.html).toMatch(/Erster Absatz\.<\/p>\s*<p[^>]*>Zweiter Absatz\./)
    writeFileSync(file, '<rss><channel><item>')
    expect(await command('move-in', file)).toEqual({
      exit: 1,
      output: 'Das ist weder eine Exportdatei von WordPress noch ein Kalender, oder sie ist zu groß oder beschädigt.',
    })
  })

  it('never reads private networks, and says what is wrong with an address', async () => {
    foreign.answer((request, response) => answerAsWordPress(wordPress(), request, response))
    expect(await command('move-in', foreign.at)).toEqual({
      exit: 1,
      output: `${foreign.at}/: Diese Adresse liegt im eigenen Netz. Wer die Website betreibt, kann sie freigeben.`,
    })
    expect((await command('move-in', 'ftp://haus.example')).output).toContain('https://')
    expect((await command('move-in', 'https://u%zz:p@haus.example')).output).toContain('%25')
    site.answer((_, response) => response.writeHead(500).end())
    expect(await command('move-in', site.at)).toEqual({
      exit: 1,
      output: expect.stringContaining('Der Server antwortet mit „500“: Dort ist etwas gestört.'),
    })
  })
})
