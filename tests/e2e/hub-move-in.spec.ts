import { createServer } from 'node:http'
import { answerAsPretix, KEY } from '../support/other-sites/pretix.ts'
import { answerAsWordPress, calendarEvent, entry } from '../support/other-sites/word-press.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { SOURCE_HOST } from './servers.ts'
import { logIn } from './staff.ts'

const JOB = { timeout: 60_000 }
/** From the hub's first screen to the other site's pages online. */
const AT_MOST = 7

/** Serves a site made with WordPress, until it is closed. */
async function otherHouse(mark: string) {
  const at = `http://${SOURCE_HOST}`
  const site = {
    pages: [
      entry(at, {
        path: `/anreise-${mark}/`,
        title: `Anreise ${mark}`,
        html: '<p>Mit der Linie 3 bis <strong>Flussufer</strong>.</p><iframe src="https://karte.example/1"></iframe>',
      }),
    ],
    posts: [
      entry(at, {
        path: `/2024/probe-${mark}/`,
        title: `Probe ${mark}`,
        html: '<p>Am Montag ging es los.</p>',
        picture: '/bilder/probe.png',
      }),
    ],
    events: [
      calendarEvent(at, {
        ...{ path: `/event/moewe-${mark}/`, title: `Möwe ${mark}`, venue: 'Speicher' },
        ...{ start: '2031-05-02 17:30:00', end: '2031-05-02 20:00:00' },
      }),
    ],
  }
  const server = createServer((request, response) => {
    if (request.url === `/anreise-${mark}/`) response.end('<h1>Anreise</h1><p>So war es bisher.</p>')
    else void answerAsWordPress(site, request, response)
  })
  const { hostname, port } = new URL(at)
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve))
  return {
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

test('another site is read, looked at in the look of the house, moved in, and everything is taken back', async ({ page }) => {
  test.slow()
  const mark = Date.now().toString(36)
  const house = await otherHouse(mark)
  try {
    await logIn(page)
    await page.goto('/cms-hub')
    const actions = new Actions()
    await actions.click(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus', exact: true }))
    await actions.click(page.getByRole('link', { name: 'Umzug', exact: true }).first())
    await expectAccessible(page)
    await actions.fill(page.getByLabel('Adresse der bisherigen Website'), `http://${SOURCE_HOST}`)
    await actions.click(page.getByRole('button', { name: 'Nachsehen, was da ist' }))
    const run = page.getByRole('region', { name: `Umzug von http://${SOURCE_HOST}` })
    await expect(run.getByRole('status')).toHaveText('3 Einträge würden übernommen. Noch ist nichts geschrieben.', JOB)
    await expectAccessible(page)

    await run.getByRole('button', { name: `Vergleichen: Anreise ${mark}` }).click()
    const compared = page.getByRole('dialog', { name: `Anreise ${mark}` })
    const shown = compared.frameLocator(`iframe[title="In Foyer: Anreise ${mark}"]`)
    await expect(shown.getByRole('heading', { name: `Anreise ${mark}`, level: 1 })).toBeVisible()
    await expect(shown.getByText('Mit der Linie 3 bis Flussufer.')).toBeVisible()
    const before = compared.frameLocator(`iframe[title="Bisher: Anreise ${mark}"]`)
    await expect(before.getByText('So war es bisher.')).toBeVisible()
    await expectAccessible(page, { besides: 'main' })
    await compared.getByRole('button', { name: 'Nächste Seite' }).click()
    await expect(page.getByRole('dialog', { name: `Probe ${mark}` })).toBeVisible()
    const article = page.frameLocator(`iframe[title="In Foyer: Probe ${mark}"]`)
    const picture = article.getByRole('img', { name: 'Zwei Stühle auf leerer Bühne' }).first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    const production = page.frameLocator(`iframe[title="In Foyer: Möwe ${mark}"]`)
    await expect(production.getByRole('heading', { name: `Möwe ${mark}`, level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect((await page.request.get(`/anreise-${mark}/`)).status()).toBe(404)

    await actions.click(run.getByLabel('Gleich online'))
    await actions.click(run.getByRole('button', { name: 'Jetzt umziehen' }))
    await expect(run.getByRole('status')).toHaveText('3 Einträge übernommen.', JOB)
    expect(actions.count).toBeLessThanOrEqual(AT_MOST)
    await page.goto(`/anreise-${mark}/`)
    await expect(page.getByRole('heading', { name: `Anreise ${mark}`, level: 1 })).toBeVisible()

    await page.goto('/cms-hub/move-in')
    await page
      .getByRole('link', { name: `http://${SOURCE_HOST}` })
      .first()
      .click()
    await run.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(run.getByRole('status')).toHaveText('Zurückgenommen.', JOB)
    expect((await page.request.get(`/anreise-${mark}/`)).status()).toBe(404)
  } finally {
    await house.close()
  }
})

test('an address that is none, or of a site that never answers, is told with a way out', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/move-in')
  const address = page.getByLabel('Adresse der bisherigen Website')
  await address.fill('unser altes Theater')
  await page.getByRole('button', { name: 'Nachsehen, was da ist' }).click()
  await expect(address).toHaveAccessibleDescription(/.+/)
  await expect(address).toHaveValue('unser altes Theater')
  await address.fill('http://127.0.0.1:1')
  await page.getByRole('button', { name: 'Nachsehen, was da ist' }).click()
  await expect(page.getByText('Das ließ sich nicht lesen. Es wurde nichts geschrieben.')).toBeVisible(JOB)
  await expectAccessible(page)
})

test('a ticket shop is read with its key, and a wrong one is told with a way out', async ({ page }) => {
  const at = `http://${SOURCE_HOST}`
  const shop = createServer((request, response) => void answerAsPretix(at, request, response))
  const { hostname, port } = new URL(at)
  await new Promise<void>((resolve) => shop.listen(Number(port), hostname, resolve))
  try {
    await logIn(page)
    await page.goto('/cms-hub/move-in')
    await page.getByRole('radio', { name: /^pretix/ }).check()
    await page.getByLabel('Adresse Ihres Ladens').fill(`${at}/haus/`)
    const look = page.getByRole('button', { name: 'Nachsehen, was da ist' })
    await expect(look).toBeDisabled()
    await page.getByLabel('API-Schlüssel').fill('falscher-schluessel')
    await expectAccessible(page)
    await look.click()
    await expect(page.getByText('pretix nimmt diesen Schlüssel nicht an.')).toBeVisible(JOB)
    await expectAccessible(page)

    await page.getByText('Noch etwas herholen').click()
    await page.getByRole('radio', { name: /^pretix/ }).check()
    await page.getByLabel('Adresse Ihres Ladens').fill(`${at}/haus/`)
    await page.getByLabel('API-Schlüssel').fill(KEY)
    await look.click()
    const run = page.getByRole('region', { name: `Umzug von ${at}/haus/` })
    await expect(run.getByRole('status').first()).toContainText('Noch ist nichts geschrieben.', JOB)
    await expect(run.getByText('23.12.2031, 19:30 Uhr · Großes Haus')).toBeVisible()
    await run.getByRole('button', { name: 'Vergleichen: Konzert' }).click()
    const shown = page.getByRole('dialog', { name: 'Konzert' }).frameLocator('iframe[title="In Foyer: Konzert"]')
    await expect(shown.getByRole('heading', { name: 'Konzert', level: 1 })).toBeVisible()
    await expect(shown.getByText('Ein Abend mit Chor.')).toBeVisible()
    await expect(shown.getByRole('region', { name: 'Cookie-Einstellungen' })).toBeHidden()
    expect(await page.content()).not.toContain(KEY)
  } finally {
    shop.closeAllConnections()
    await new Promise((resolve) => shop.close(resolve))
  }
})
