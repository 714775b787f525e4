import { expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import type { Form } from './queries.server.ts'
import { thanksOf } from './thanks.server.ts'

const said = (form: Partial<Form>, environment: Record<string, string> = {}, isMailLeftOut = false) => {
  const given = { successText: '', confirmation: 'opt-in', ...form } as Form
  return thanksOf({ config: readConfig({ NODE_ENV: 'test', ...environment }) }, given, { isMailLeftOut })
}
const MAILS = { SMTP_URL: 'smtp://mail.haus.example:25' }

it('says that a mail was sent only where mails leave the house, whatever staff have written', () => {
  expect(said({}, MAILS)).toMatch(/^Fast geschafft: Wir haben Ihnen eine Mail/)
  expect(said({ successText: 'Schauen Sie in Ihr Postfach.' }, MAILS)).toBe('Schauen Sie in Ihr Postfach.')
  for (const successText of ['', 'Schauen Sie in Ihr Postfach.'])
    expect(said({ successText })).toMatch(/^Ihre Angaben sind angekommen\. Die Mail .* kann unsere Website zurzeit nicht verschicken/)
  expect(said({ confirmation: 'copy' })).toBe('Vielen Dank! Ihre Nachricht ist bei uns angekommen.')
})

it('adds that no mail comes to an address that got several just now', () => {
  expect(said({ confirmation: 'copy', successText: 'Wir antworten bald.' }, MAILS, true)).toBe(
    'Wir antworten bald. Eine Mail schicken wir Ihnen diesmal nicht: An Ihre Adresse gingen in der letzten Stunde schon drei.',
  )
})
