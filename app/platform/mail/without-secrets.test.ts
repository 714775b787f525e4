import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

it('leaves out of links what lets into an account, a preview or a form, and nothing else', () => {
  const secret = 'kJ8-x_2LmQ9vR4tYbN7w'
  const links = ['cms-hub/passwort?token=', 'de/spielplan?seite=2&preview=', 'de/formulare/presse-3?bestaetigen='].map(
    (path) => `https://haus.example/${path}`,
  )
  const shown = withoutSecrets(links.map((link) => `Öffnen:\n${link}${secret}\nBis bald`).join('\n'))
  expect(shown).not.toContain(secret)
  for (const link of links) expect(shown).toContain(`${link}…`)
  const harmless = 'Der Koffer voller Wind = schön? https://haus.example/de/stuecke/der-koffer-voller-wind?room=3#termine'
  expect(withoutSecrets(harmless)).toBe(harmless)
})
