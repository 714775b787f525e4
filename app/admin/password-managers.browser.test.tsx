import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { forms } from '../../demo/content/forms.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { filledByPasswordManager } from '../../tests/support/password-manager.ts'
import { CodeEntry } from '../booking/codes/CodeEntry.tsx'
import type { CodeActions } from '../booking/codes/use-code.ts'
import { FormView } from '../forms/FormView.tsx'
import type { FormField } from '../forms/schema.ts'
import { DeliveryDetails } from '../media-library/DeliveryDetails.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { TextInput } from '../staff-ui/inputs/TextInput.tsx'
import { LinkFinder } from '../staff-ui/links/LinkFinder.tsx'
import { CodeForm } from '../staff-ui/login/CodeForm.tsx'
import { LoginForm } from '../staff-ui/login/LoginForm.tsx'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { NameForm } from '../users/account/NameForm.tsx'
import { PasskeyNameForm } from '../users/account/PasskeyNameForm.tsx'
import { PasswordForm } from '../users/account/PasswordForm.tsx'
import { PasswordPrompt } from '../users/account/PasswordPrompt.tsx'
import { TwoFactorSetup } from '../users/account/TwoFactorSetup.tsx'
import Password from './Password.tsx'

async function filledIn(element: ReactElement): Promise<Record<string, string[]>> {
  await render(element)
  return filledByPasswordManager(document)
}

test.each(forms.map((form) => [form.slug, form.fields as FormField[]] as const))(
  'a password manager fills in of the form %s what it asks of a person, and never the hidden field',
  async (_slug, fields) => {
    const asked = Object.fromEntries(
      fields.flatMap(({ slug, field_type, autocomplete }) => {
        const detail = field_type === 3 ? 'email' : autocomplete
        return detail ? [[slug, detail]] : []
      }),
    )
    const filled = await filledIn(<FormView id={1} fields={fields} formToken="t" />)
    expect(Object.keys(filled)).toEqual(Object.keys(asked))
    for (const [slug, detail] of Object.entries(asked)) expect(filled[slug]).toContain(detail)
  },
)

const nothing = () => undefined
const done = async () => undefined
const options = { hasPassword: true, provider: null }

test.each<[string, ReactElement, Record<string, string>]>([
  ['the login', <LoginForm key="" onDone={nothing} options={options} />, { email: 'username', password: 'current-password' }],
  ['the second factor', <CodeForm key="" to="/" failure="" onDone={done} onStartAgain={nothing} />, { code: 'one-time-code' }],
  [
    'the set-up of the second factor',
    <TwoFactorSetup key="" uri="otpauth://totp/a?secret=ABCD" onConfirmed={done} onCancel={nothing} />,
    { code: 'one-time-code' },
  ],
  ['the change of the password', <PasswordForm key="" />, { current: 'current-password', new: 'new-password' }],
  [
    'the question for the password',
    <PasswordPrompt key="" action="Weiter" onCancel={nothing} onGiven={done} />,
    { password: 'current-password' },
  ],
  ['the request for a new password', <Password key="" token={null} sendsMails />, { email: 'username' }],
  ['the choice of a new password', <Password key="" token="t" sendsMails />, { password: 'new-password' }],
  ['the own name', <NameForm key="" firstName="" lastName="" />, { firstName: 'given-name', lastName: 'family-name' }],
])('a password manager knows the fields of %s', async (_what, element, expected) => {
  answerRequests({})
  const filled = await filledIn(element)
  expect(Object.keys(filled)).toEqual(Object.keys(expected))
  for (const [name, kind] of Object.entries(expected)) expect(filled[name]).toContain(kind)
})

function StaffField({ label }: { label: string }) {
  const [value, setValue] = useState('')
  return <TextInput label={label} value={value} onChange={setValue} />
}

test('a password manager leaves the search and what staff enter of others alone', async () => {
  const labels = ['Stichwort', 'Code', 'Name der Produktion', 'Titel', 'E-Mail-Adresse', 'Ort', 'Straße', 'Telefon', 'Nummer', 'Name']
  const filled = await filledIn(
    <>
      <SearchForm suggestions="below" />
      {labels.map((label) => (
        <StaffField key={label} label={label} />
      ))}
    </>,
  )
  expect(filled).toEqual({})
})

test.each<[string, ReactElement]>([
  [
    'a code or voucher',
    <CodeEntry
      key=""
      state={{ typed: '', isChecking: false, message: '', redeemed: undefined, shopPage: undefined }}
      actions={{} as CodeActions}
      isAsked
    />,
  ],
  [
    'the filters of a list',
    <FilterForm
      key=""
      filters={[
        { kind: 'text', name: 'q', label: 'Name', value: '' },
        { kind: 'select', name: 'land', label: 'Land', value: '', options: [] },
      ]}
    />,
  ],
  ['the name of a passkey', <PasskeyNameForm key="" name="Telefon" onNamed={nothing} onCancel={nothing} />],
  [
    'a delivery of pictures',
    <DeliveryDetails key="" delivery={{ credit: '', collection: '', rights: '', rightsUntil: '' }} collections={[]} onChange={nothing} />,
  ],
  ['a link', <LinkFinder key="" initial={{ address: '', newWindow: false }} onPick={nothing} onClose={nothing} />],
])('a password manager leaves the fields of %s alone', async (_what, element) => {
  answerRequests({ 'GET /de/pageeditor-api/pages': () => [] })
  expect(await filledIn(element)).toEqual({})
})
