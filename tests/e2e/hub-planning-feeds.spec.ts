import { createServer } from 'node:http'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { SOURCE_HOST } from './servers.ts'
import { createRecord, logIn } from './staff.ts'

const DAY = '2027-03-01'

/** Serves a calendar as a planning system does, until it is gone. */
async function planningSystem(summary: string, location: string) {
  let isGone = false
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'BEGIN:VEVENT', 'UID:eins', `SUMMARY:${summary}`, `LOCATION:${location}`]
  const times = ['DTSTART;TZID=Europe/Berlin:20270301T180000', 'DTEND;TZID=Europe/Berlin:20270301T210000', 'END:VEVENT', 'END:VCALENDAR']
  const server = createServer((_, response) => response.writeHead(isGone ? 404 : 200).end(isGone ? '' : [...lines, ...times].join('\r\n')))
  const { hostname, port } = new URL(`http://${SOURCE_HOST}`)
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve))
  return {
    leave: () => {
      isGone = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('an address is added, its blocks stand on the board and are only read there, a clash with them is said, and gone, it leaves its last state', async ({
  page,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const [name, rehearsal, room, title] = [`Theasoft ${mark}`, `Hauptprobe ${mark}`, `Probebühne ${mark}`, `Planstück ${mark}`]
  const planning = await planningSystem(rehearsal, room)
  try {
    await logIn(page)
    const venueId = await createRecord(page, 'venue', { name: `Werk ${mark}` })
    const roomId = await createRecord(page, 'room', { name: room, venueId })
    const productionId = await createRecord(page, 'production', { title, durationMinutes: 90 })
    await createRecord(page, 'event', { productionId, roomId, startsAt: `${DAY}T19:30` })

    await page.goto(`/cms-hub/calendar?view=rooms&date=${DAY}&room=${roomId}`)
    await page.getByRole('link', { name: 'Planungssysteme' }).click()
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click()
    const sheet = page.getByRole('complementary', { name: 'Adresse hinzufügen' })
    await sheet.getByLabel('Name', { exact: true }).fill(name)
    await sheet.getByLabel(/iCal-Adresse/).fill(`http://${SOURCE_HOST}/kalender.ics?token=geheim`)
    await expectAccessible(page, { besides: 'main' })
    await sheet.getByRole('button', { name: 'Speichern und lesen' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toContainText('ein Eintrag')
    await expectAccessible(page)

    await page.goto(`/cms-hub/calendar?view=rooms&date=${DAY}&room=${roomId}`)
    const block = page.getByRole('link', { name: new RegExp(rehearsal) }).filter({ visible: true })
    await expect(page.getByRole('link', { name: new RegExp(`${title}.*auch: ${rehearsal}`) }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Konflikt/ })).toBeVisible()
    await block.first().click()
    const entry = page.getByRole('complementary', { name: rehearsal })
    await expect(entry).toContainText(`Aus ${name} gelesen`)
    await expect(entry.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0)
    await expectAccessible(page, { besides: 'main' })

    planning.leave()
    await page.goto('/cms-hub/planning-feeds')
    await card.getByRole('button', { name: `${name} jetzt lesen` }).click()
    await expect(card).toContainText(/Der Server antwortet mit „404“.*Im Kalender stehen die Einträge vom/)
    await page.goto(`/cms-hub/calendar?view=rooms&date=${DAY}&room=${roomId}`)
    await expect(block.first()).toBeVisible()

    await page.goto('/cms-hub/log?type=planning-feed')
    const log = page.getByRole('table')
    await expect(log.getByRole('row').filter({ hasText: name }).first()).toContainText('Fehler beim Lesen')
    await expect(log.getByRole('row').filter({ hasText: name })).toHaveCount(2)
    await expect(page.locator('main')).not.toContainText('geheim')
  } finally {
    await planning.close()
  }
})
