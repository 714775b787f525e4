import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { forms } from '../../demo/content/forms.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { filledByPasswordManager } from '../../tests/support/password-manager.ts'
import { FormView } from '../forms/FormView.tsx'
import type { FormField } from '../forms/schema.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { TextInput } from '../staff-ui/inputs/TextInput.tsx'
import { CodeForm } from '../staff-ui/login/CodeForm.tsx'
import { LoginForm } from '../staff-ui/login/LoginForm.tsx'
import { NameForm } from '../users/account/NameForm.tsx'
import { PasswordForm } from '../users/account/PasswordForm.tsx'
import { PasswordPrompt } from '../users/account/PasswordPrompt.tsx'
import { TwoFactorSetup } from '../users/account/TwoFactorSetup.tsx'

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
