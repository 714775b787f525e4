import { expect, it } from 'vitest'
import { guessersWords, isEasilyGuessed } from './easily-guessed.ts'
import { takesFewGuesses } from './easily-guessed-worker.ts'

const OWN = ['rita.redaktion@marienbrueck.example', 'Rita Redaktion', 'Festspiele Marienbrück']
const verdicts = (passwords: string[]) => Promise.all(passwords.map((password) => takesFewGuesses({ password, own: guessersWords(OWN) })))

it('refuses common passwords, German ones too, rows and repetitions, and what names the owner or the house', async () => {
  const weak = [
    ...['123456789012', 'passwordpassword', 'aaaaaaaaaaaa', 'qwertzuiopü+', 'Willkommen1234', 'theatertheater', 'Geheim123456'],
    ...['rita.redaktion@marienbrueck.example', 'RitaRedaktion', 'Festspiele Marienbrück', 'Marienbrück2026'],
    'a'.repeat(128),
  ]
  expect(await verdicts(weak)).toEqual(weak.map(() => true))
})

it('takes sentences, words that have nothing to do with each other, and what a password manager makes', async () => {
  const strong = ['Der Hund bellt laut', 'ein langes Passwort', 'Pferd Batterie Klammer richtig', 'xK9-vT2pLq8w', 'nur für diesen Test']
  expect(await verdicts(strong)).toEqual(strong.map(() => false))
})

it('is asked in a worker, which gives its memory back', async () => {
  expect(await isEasilyGuessed('passwordpassword', OWN)).toBe(true)
})
