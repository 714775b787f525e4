import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { render } from '../../../tests/components/render.tsx'
import type { Rows } from '../../staff-ui/fields/row-inputs.ts'
import { HoursField } from './HoursField.tsx'

const FIELD: Rows = { kind: 'rows', label: 'Opening hours|plural', itemLabel: 'Hours|add', fields: {} }
const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, timeFrom: '11:00', timeTo: '19:00', day: null, lastDay: null, closed: false },
  ...{ alternativeText: '', alternativeLinkUrl: '' },
}))

function Counter() {
  const [value, setValue] = useState<unknown>(DAILY)
  return <HoursField name="hours" field={FIELD} value={value} errors={{}} context={{ pictures: {}, titles: {} }} onChange={setValue} />
}

test('a new exception asks where another one would count on its days, and stands by its date', async () => {
  await render(<Counter />, { within: 'hub' })
  const line = page.getByRole('textbox', { name: 'Neue Ausnahme in einer Zeile' })
  const add = async (text: string) => {
    await line.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  const onBoxingDay = page.getByRole('region', { name: 'Was Besucher lesen' }).getByText(/26\. Dezember/)
  await add('26.12. 15–18 Uhr')
  await add('24.12. bis 26.12. geschlossen')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Samstag, 26. Dezember: 15:00–18:00')
  await expect.element(line).toHaveValue('24.12. bis 26.12. geschlossen')
  await expectAccessible()
  await page.getByRole('button', { name: 'Die neue gilt auch dort' }).click()
  await expect.element(line).toHaveValue('')
  await expect.element(onBoxingDay.element().parentElement).toHaveTextContent('Geschlossen')
  await add('22.12. geschlossen')
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('aria-label'))
  expect(names).toEqual(['Dienstag, 22. Dezember', 'Donnerstag, 24. Dezember bis Samstag, 26. Dezember'])
})

test('what is no exception stays as it was typed, with a word on why', async () => {
  await render(<Counter />, { within: 'hub' })
  const line = page.getByRole('textbox', { name: 'Neue Ausnahme in einer Zeile' })
  await line.fill('über die Feiertage zu')
  await userEvent.keyboard('{Enter}')
  await expect.element(line).toHaveValue('über die Feiertage zu')
  await expect.element(line).toHaveAccessibleDescription(/Daraus lassen sich kein Tag/)
  await expectAccessible()
})

test('a weekday has two spans, and the focus stays when one goes; days are chosen without a mouse', async () => {
  await render(<Counter />, { within: 'hub' })
  const monday = page.getByRole('group', { name: 'Montag', exact: true })
  const press = async (button: ReturnType<typeof page.getByRole>) => {
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  const add = monday.getByRole('button', { name: 'Zeit: Montag' })
  await press(add)
  await expect.element(monday.getByLabelText('von')).toHaveLength(2)
  await monday.getByLabelText('von').last().fill('20:00')
  await monday.getByLabelText('bis').last().fill('22:00')
  await press(monday.getByRole('button', { name: '11:00–19:00 entfernen: Montag' }))
  await expect.element(add).toHaveFocus()
  await press(monday.getByRole('button', { name: '20:00–22:00 entfernen: Montag' }))
  await expect.element(monday.getByText('Geschlossen')).toHaveLength(1)
  await press(page.getByRole('button', { name: 'Tage auswählen' }))
  await expect.element(page.getByLabelText('bis einschließlich')).toHaveLength(1)
})
