import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, waitForScripts } from './fixtures.ts'
import { type InputMethod, keyboard, mouse, panelOf } from './input-methods.ts'
import { logIn, pageMenu } from './staff.ts'

/** The containers of a page from the public API, without ids and empty values. */
async function contentOf(request: APIRequestContext, path: string): Promise<unknown> {
  const { modules } = await (await request.get(`/de/pageeditor-api/page/${path}`)).json()
  return meaningful(modules.map(({ columns }: { columns: unknown }) => columns))
}

function meaningful(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningful)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== 'id' && !isEmpty(inner))
      .map(([name, inner]) => [name, meaningful(inner)]),
  )
}

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

/** The content of a page as visitors see it, in order: texts, pictures, links. */
async function seenOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return page
    .locator('main [data-container]')
    .evaluateAll((regions) =>
      regions.flatMap((region) => [
        (region.textContent ?? '').replace(/\s+/g, ' '),
        ...[...region.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? ''),
        ...[...region.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ]),
    )
}

const REQUIEM = {
  preline: 'Uraufführung',
  headline: 'Requiem für ein Riesenrad',
  subline: 'Musiktheater von Jorid Aas',
  text: 'Elf Meter hoch, vier Tonnen schwer, von Hand gedreht: In der Nacht vor dem Abriss setzt der alte Borchert sein Rad noch einmal in Gang. Alle Gondeln sind besetzt. Man zählt acht und kommt jedes Mal auf neun.',
}
const TEASERS = [
  {
    picture: 'venue-seebuehne-breit',
    preline: 'Ihr Besuch',
    headline: 'Mit der Fähre, zu Fuß, im Rollstuhl',
    text: 'Wie Sie zu uns kommen, wo Sie sitzen und wann die letzte Bahn fährt.',
    link_text: 'Zum Besuch',
    page: 'Ihr Besuch',
    address: /\/de\/ihr-besuch$/,
  },
  {
    picture: 'series-hausgaeste-breit',
    preline: 'Abonnement',
    headline: 'Sechs Abende, ein Platz',
    text: 'Ein Abonnement ist eine Verabredung mit sich selbst. Wir halten den Platz frei.',
    link_text: 'Zu den Abonnements',
    page: 'Abonnements',
    address: /\/de\/abonnements$/,
  },
  {
    picture: 'series-erste-male-breit',
    preline: 'Mitmachen',
    headline: 'Montags tanzen, die es nicht können',
    text: 'Offene Tanzstunde, Statisterie, Jugendclub: Wie Sie auf die andere Seite der Rampe kommen.',
    link_text: 'Zum Mitmachen',
    page: 'Mitmachen',
    address: /\/de\/mitmachen$/,
  },
]
const COLUMNS = [
  {
    headline: 'Kinderbrücke',
    series: /\/de\/series\/kinderbruecke/,
    preline: 'Für alle ab vier',
    text: 'Stücke, die Kinder nicht unterschätzen. Jedes wird vor der Premiere von einer vierten Klasse abgenommen, mit roten, grünen und gelben Karten. Gelb heißt: Ich glaube euch nicht.',
  },
  {
    headline: 'Nachtlinie',
    series: /\/de\/series\/nachtlinie/,
    preline: 'Für alle nach zehn',
    text: 'Musik, die tagsüber zu laut wäre, und Stücke, die erst im Dunkeln Sinn ergeben. Wer einschläft, hat nichts falsch gemacht. Die letzte Bahn wartet zehn Minuten.',
  },
]

const DIALOG_OF_LINKS = { name: 'Link', exact: true }

/** Fills the settings of each module, and the dialogs they open. */
function settings(page: Page, hand: InputMethod) {
  const panel = panelOf(page)
  return {
    fill: (label: string, words: string) => hand.fill(panel.getByLabel(label, { exact: true }).last(), words),
    async choose(label: string, option: string) {
      const radio = panel.getByRole('group', { name: label, exact: true }).getByRole('radio', { name: option, exact: true })
      const list = panel.getByRole('combobox', { name: label, exact: true })
      await expect(radio.or(list)).toBeVisible()
      await ((await radio.count()) ? hand.pick(radio) : hand.choose(list, option))
    },
    async picture(words: string, file: string) {
      await hand.press(panel.getByRole('button', { name: 'Bild wählen' }).last())
      const finder = page.getByRole('dialog', { name: 'Bild wählen' })
      await hand.fill(finder.getByLabel('Nach Beschreibung, Dateiname, Nachweis oder Sammlung suchen'), words)
      await hand.press(finder.getByRole('button', { name: file }))
      await expect(finder).toBeHidden()
    },
    async link(words: string, address: RegExp) {
      await hand.press(panel.getByRole('button', { name: 'Ziel wählen' }).last())
      const finder = page.getByRole('dialog', DIALOG_OF_LINKS)
      await hand.fill(finder.getByRole('textbox'), words)
      await hand.press(finder.getByRole('button', { name: address }).first())
      await hand.press(finder.getByRole('button', { name: 'Link setzen' }))
      await expect(finder).toBeHidden()
    },
  }
}

/** Builds the demo's home page from an empty page, by mouse or keyboard, and publishes it. */
async function buildHome(page: Page, hand: InputMethod, slug: string): Promise<void> {
  const panel = panelOf(page)
  const set = settings(page, hand)
  await hand.press(pageMenu(page))
  await hand.press(page.getByRole('menuitem', { name: 'Alle Seiten' }))
  const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
  await hand.press(tree.getByRole('button', { name: 'Neue Seite', exact: true }))
  const form = page.getByRole('dialog', { name: 'Neue Seite' })
  await hand.fill(form.getByLabel('Titel'), slug)
  await hand.press(form.getByRole('button', { name: 'Seite anlegen' }))
  await expect(page).toHaveURL(`/de/${slug}?edit`)
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()

  await hand.add('Aufmacher')
  await hand.openSettings()
  await hand.closeSettings()

  await hand.add('Vorstellungsliste')
  await hand.write('Überschrift', 'Die nächsten Abende')

  await hand.add('Großer Teaser')
  await hand.writeText(REQUIEM.text)
  await hand.openSettings()
  await set.fill('Zeile darüber', REQUIEM.preline)
  await set.fill('Überschrift', REQUIEM.headline)
  await set.fill('Zeile darunter', REQUIEM.subline)
  await set.fill('Linktext', 'Zum Stück')
  await set.link('Requiem für ein Riesenrad', /\/de\/stuecke\/requiem-fuer-ein-riesenrad/)
  await set.picture('Riesenrad breit', 'requiem-fuer-ein-riesenrad-breit')
  await set.choose('Darstellung', 'Bild rechts')
  await set.choose('Zweiklang', 'Pflaume')
  await hand.closeSettings()

  await hand.add('Stück-Teaser')
  await hand.write('Überschrift', 'Jetzt im Haus')

  await hand.add('Zitat')
  await hand.write('Zitat', 'Wir spielen, als säße in der letzten Reihe jemand, der nie wiederkommt.')
  await hand.write('Urheber', 'Clara Wennemann, Intendantin')

  await hand.add('Teaserliste')
  await hand.write('Überschrift', 'Ihr Abend bei uns')
  await hand.openSettings()
  for (const { picture, preline, headline, text, link_text, page: name, address } of TEASERS) {
    await hand.press(panel.getByRole('button', { name: 'Teaser', exact: true }))
    await set.picture(picture, picture)
    await set.fill('Zeile darüber', preline)
    await set.fill('Überschrift', headline)
    await set.fill('Text', text)
    await set.fill('Linktext', link_text)
    await set.link(name, address)
  }
  await hand.closeSettings()

  await hand.add('Abschnitt')
  await hand.openSettings()
  await set.choose('Hintergrund', 'Farbe des Zweiklangs')
  await set.choose('Zweiklang', 'Apfel')
  await hand.closeSettings()
  for (const [index, { headline, preline, text, series }] of COLUMNS.entries()) {
    await hand.addInColumn('Überschrift', index + 1)
    await hand.writeLine(headline)
    await hand.write('Zeile darüber', preline)
    await hand.add('Text')
    await hand.writeText(text)
    await hand.add('Link')
    await hand.writeLine(`Zur ${headline}`)
    await hand.openSettings()
    await set.link(headline, series)
    await set.choose('Darstellung', 'Textlink')
    await hand.closeSettings()
  }

  await hand.add('Artikel-Teaser')
  await hand.move('Artikel-Teaser', 'down')
  await hand.write('Überschrift', 'Aus dem Magazin')

  await hand.save()
  await expect(page.getByRole('alert').first()).toContainText('Besucher sehen es jetzt')
}

for (const [name, handOf] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const) {
  test(`the demo’s home page is built from an empty page by ${name} alone, and visitors get the same`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    const slug = `heim-${name}-${Date.now().toString(36)}`
    await logIn(page)
    await page.goto('/de')
    await buildHome(page, handOf(page), slug)
    expect(await contentOf(request, slug)).toEqual(await contentOf(request, ''))
    const visitor = await waitForScripts(await browser.newContext()).newPage()
    expect(await seenOn(visitor, `/de/${slug}`)).toEqual(await seenOn(visitor, '/de'))
    await visitor.context().close()
  })
}
