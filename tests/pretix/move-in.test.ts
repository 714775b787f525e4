import { expect, it } from 'vitest'
import { createPoliteReader } from '../../app/move-in/read/polite-reader.server.ts'
import { readPretix } from '../../app/move-in/read/read-pretix.server.ts'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { ORGANISER } from '../../scripts/pretix/pretix.ts'
import { readStage } from './stage.ts'

const { apiUrl, siteToken, performances } = readStage()
const { origin, host } = new URL(apiUrl)

/** Reads the real pretix with the key of the site, from the address of its shop. */
async function readShop(key: string) {
  const reader = await createPoliteReader(origin, [host])
  return readPretix(reader, { address: `${origin}/${ORGANISER}/`, key }, () => {})
}

it('reads the dates of a real pretix with their numbers, rooms and prices', async () => {
  const site = await readShop(siteToken)
  expect(site).toMatchObject({ kind: 'pretix', documents: [] })
  expect(site.name).not.toBe('')
  const { evening, free } = performances
  const found = (number: string) => site.performances.find(({ shopNumber }) => shopNumber === number)
  expect(found(evening.number)).toMatchObject({ title: evening.title, isCancelled: false, isPageless: true })
  expect(Temporal.Instant.from(found(evening.number)?.startsAt ?? '').equals(Temporal.Instant.from(evening.startsAt))).toBe(true)
  expect(found(evening.number)?.ticketUrl).toContain(`/${ORGANISER}/${SERIES}/${evening.date}/`)
  expect(found(evening.number)?.prices).toMatch(/€/)
  expect(found(evening.number)?.place).not.toBe('')
  expect(found(free.number)).toBeDefined()
})

it('is told of a wrong key by the real pretix', async () => {
  await expect(readShop('nicht-der-schluessel')).rejects.toMatchObject({ status: 422, code: 'shop_denied' })
})
