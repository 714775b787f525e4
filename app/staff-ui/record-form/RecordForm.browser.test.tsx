import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import type { EditedRecord } from './edited-record.ts'
import { RecordForm } from './RecordForm.tsx'
import { editedVenue, NEW_VENUE, NO_CONTEXT, savedVenue, VENUE } from './venue.test-support.ts'

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })
const form = (record: EditedRecord) => <RecordForm key={record.id} type={VENUE} record={record} context={NO_CONTEXT} />
const save = '{Control>}s{/Control}'

test('pressing save twice creates one record, and input during it is offered in the form of what was made', async () => {
  const held = Promise.withResolvers<void>()
  const asked = answerRequests({
    'POST /api/admin/venue': async ({ body }) => {
      await held.promise
      return savedVenue(body as Record<string, unknown>)
    },
  })
  const { rerender, address } = await render(form(NEW_VENUE), { within: 'hub', at: '/cms-hub/venue/new' })
  await field('Name').fill('Haus der Eile')
  await userEvent.keyboard(`${save}${save}`)
  await field('Leitsatz').fill('Noch schnell getippt')
  held.resolve()
  await expect.poll(address).toBe('/cms-hub/venue/7')
  expect(asked).toHaveLength(1)
  await rerender(form(editedVenue({ name: 'Haus der Eile' })))
  await page.getByRole('button', { name: 'Wieder einsetzen' }).click()
  await expect.element(field('Leitsatz')).toHaveValue('Noch schnell getippt')
})

test('input during a save stays and is saved next', async () => {
  const held = Promise.withResolvers<void>()
  let revision = 1
  let values = { name: 'Haus der Eile' }
  const asked = answerRequests({
    'PATCH /api/admin/venue/7': async ({ body }) => {
      await held.promise
      values = { ...values, ...(body as { values: object }).values }
      revision += 1
      return savedVenue(values, `r${revision}`)
    },
  })
  await render(form(editedVenue(values)), { within: 'hub', at: '/cms-hub/venue/7' })
  await field('Leitsatz').fill('Noch schnell getippt')
  await userEvent.keyboard(save)
  await field('Ort').fill('Marienbrück')
  held.resolve()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Gespeichert')
  await expect.element(field('Ort')).toHaveValue('Marienbrück')
  const button = page.getByRole('button', { name: 'Speichern' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(asked.map(({ body }) => body)).toEqual([
    { base: 'r1', values: { claim: 'Noch schnell getippt' } },
    { base: 'r2', values: { city: 'Marienbrück' } },
  ])
})

test('a text of a record links to a page like a text on a page, and setting the link saves nothing yet', async () => {
  const asked = answerRequests({
    'GET /de/pageeditor-api/*': () => ({ results: [] }),
    'PATCH /api/admin/venue/7': ({ body }) => savedVenue((body as { values: Record<string, unknown> }).values, 'r2'),
  })
  const writes = () => asked.filter(({ method }) => method !== 'GET')
  await render(form(editedVenue({ name: 'Mit Link' })), { within: 'hub', at: '/cms-hub/venue/7' })
  const text = field('Text')
  await text.click()
  await userEvent.keyboard('Was hier spielt{Control>}a{/Control}')
  await page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name: 'Link', exact: true }).click()
  const finder = page.getByRole('dialog', { name: 'Link', exact: true })
  await finder.getByRole('textbox', { name: 'Seite suchen oder Adresse eingeben' }).fill('/de/spielplan')
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveFocus()
  await expect.element(text.getByRole('link', { name: 'Was hier spielt' })).toHaveAttribute('href', '/de/spielplan')
  expect(writes()).toEqual([])
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Gespeichert')
  expect(JSON.stringify(writes().map(({ body }) => body))).toContain('/de/spielplan')
})
