import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { PHONE, WIDE } from '../../tests/support/windows.ts'
import { FormView } from './FormView.tsx'
import { field } from './field.test-support.ts'

const contact = [
  field('name', 1, { label: 'Ihr Name', required: true }),
  field('email', 3, { label: 'E-Mail-Adresse', required: true }),
  field('thema', 6, { label: 'Worum geht es?', required: true, choices: ['Karten', 'Lob'] }),
  field('nachricht', 2, { label: 'Ihre Nachricht', required: true }),
]
const SEND = 'POST /de/api/forms-entries/'
const address = page.getByLabelText('E-Mail-Adresse')
const send = page.getByRole('button', { name: 'Absenden' })
const thanks = page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns angekommen' })

async function fillIn(): Promise<void> {
  await userEvent.fill(page.getByLabelText('Ihr Name'), 'Anna Besuch')
  await userEvent.fill(address, 'anna@besuch.example')
  await page.getByLabelText('Worum geht es?').selectOptions('Karten')
  await userEvent.fill(page.getByLabelText('Ihre Nachricht'), 'Gibt es noch Karten für heute?')
}

test.each([WIDE, PHONE])(
  'a form says on top and beside the fields what is missing, and thanks in the end, $width px wide',
  requirement('FORM-30', 'FORM-28', 'FORM-29'),
  async (window) => {
    const asked = answerRequests({ [SEND]: () => ({ detail: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' }) })
    await render(<FormView id={1} fields={contact} formToken="t" />, { window })
    await userEvent.fill(address, 'anna@')
    await expectAccessible()
    await send.click()
    // Announced once: by taking the focus, not by a live region as well (accessibility 24).
    const summary = page.getByRole('group', { name: 'Bitte prüfen Sie 4 Angaben' })
    await expect.element(summary).toHaveFocus()
    await expect.element(address).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse! Es fehlt der Teil nach dem @/)
    await expect.element(address).toHaveValue('anna@')
    await expectAccessible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(asked).toEqual([])
    await summary.getByRole('link', { name: 'Ihre Nachricht' }).click()
    await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveFocus()
    await fillIn()
    await send.click()
    await expect.element(thanks).toHaveFocus()
    await expectAccessible()
    expect(asked[0]?.body).toMatchObject({ form: 1, field_values: { name: 'Anna Besuch', thema: 'Karten', email2: '' } })
  },
)

test('what was typed stays when it could not be sent; the notice above goes once it is', requirement('FORM-34'), async () => {
  let isCut = true
  answerRequests({
    [SEND]: () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return { detail: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' }
    },
  })
  await render(<FormView id={1} fields={contact} formToken="t" notice={<p>Dieser Link gilt nicht mehr.</p>} />)
  const notice = page.getByText('Dieser Link gilt nicht mehr.')
  await fillIn()
  await send.click()
  await expect.element(page.getByRole('group', { name: 'Das hat leider nicht geklappt' })).toHaveFocus()
  await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveValue('Gibt es noch Karten für heute?')
  await expect.element(notice).toBeVisible()
  isCut = false
  await send.click()
  await expect.element(thanks).toHaveFocus()
  await expect.element(notice).not.toBeInTheDocument()
})

test('without a connection a form says so and keeps what was typed, and has the mark against twice once it is back', async () => {
  const isGone = { value: true }
  const gone = () => {
    if (isGone.value) throw new TypeError('Failed to fetch')
  }
  const asked = answerRequests({
    'GET /de/api/forms-mark/': () => gone() ?? { mark: 'm' },
    [SEND]: () => gone() ?? { detail: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' },
  })
  await render(<FormView id={1} fields={contact} />)
  await fillIn()
  await send.click()
  await expect
    .element(page.getByRole('group', { name: /nicht geklappt\. Es gibt gerade keine Verbindung\. Ihre Angaben stehen noch da/ }))
    .toHaveFocus()
  await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveValue('Gibt es noch Karten für heute?')
  isGone.value = false
  const before = asked.length
  await send.click()
  await expect.element(thanks).toHaveFocus()
  expect(asked.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('an entry to which no answer comes is given up in time, and can be sent again', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  const asked = answerRequests({ [SEND]: () => new Promise(() => {}) })
  await render(<FormView id={1} fields={contact} formToken="t" />)
  await fillIn()
  await send.click()
  await expect.poll(() => asked.length).toBe(1)
  limit.abort(new DOMException('', 'TimeoutError'))
  await expect.element(page.getByRole('group', { name: 'keine Verbindung' })).toHaveFocus()
  await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveValue('Gibt es noch Karten für heute?')
})

test('a form whose piece of work cannot be done, because the connection went meanwhile, can be sent again', async () => {
  answerRequests({ [SEND]: () => Response.json({ code: 'proof_required', task: 't' }, { status: 429 }) })
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => digest.mockRestore())
  await render(<FormView id={1} fields={contact} formToken="t" />)
  await fillIn()
  await send.click()
  await expect.element(page.getByRole('group', { name: 'keine Verbindung' })).toHaveFocus()
  await expect.element(send).toHaveAttribute('aria-disabled', 'false')
})

test('what was typed is there when somebody comes back from another page of the site, until it is sent', async () => {
  answerRequests({ [SEND]: () => ({ detail: 'Vielen Dank! Ihre Nachricht ist bei uns angekommen.' }) })
  const show = (key: string) => render(<FormView key={key} id={7} fields={contact} formToken="t" />)
  await show('before')
  await fillIn()
  await render(<p>Spielplan</p>)
  await show('after')
  await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveValue('Gibt es noch Karten für heute?')
  await expect.element(page.getByLabelText('Worum geht es?')).toHaveValue('Karten')
  await send.click()
  await expect.element(thanks).toBeVisible()
  await show('again')
  await expect.element(page.getByLabelText('Ihre Nachricht')).toHaveValue('')
})

test('a browser may bring back what was typed when somebody comes back to the page', async () => {
  await render(<FormView id={1} fields={contact} formToken="t" />)
  for (const control of document.querySelectorAll('label + :is(input, textarea, select)'))
    expect(control.getAttribute('autocomplete')).not.toBe('off')
})

test('a field is shown when the value of another requires it', async () => {
  const wish = field('wunsch', 5, { label: 'Wünsche', choices: ['Einführung', 'Rollstuhlplätze'] })
  const places = field('plaetze', 13, { label: 'Wie viele Rollstuhlplätze?', visible_if: { slug: 'wunsch', values: ['Rollstuhlplätze'] } })
  await render(<FormView id={2} fields={[wish, places]} formToken="t" />)
  const question = page.getByLabelText('Wie viele Rollstuhlplätze?')
  const box = page.getByRole('checkbox', { name: 'Rollstuhlplätze' })
  await expect.element(question).not.toBeVisible()
  await box.click()
  await expect.element(question).toBeVisible()
  await box.click()
  await expect.element(question).not.toBeVisible()
})
