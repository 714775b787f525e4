import { expect, it } from 'vitest'
import { fetchProblemSentence } from './fetch-problem-sentence.ts'

it('sends nobody to check an address where it is the other server that is at fault, or a key that is missing', () => {
  expect(fetchProblemSentence('status 503')).toBe(
    'Der Server antwortet mit „503“: Dort ist etwas gestört. Bitte versuchen Sie es später noch einmal.',
  )
  expect(fetchProblemSentence('status 401')).toBe(
    'Der Server antwortet mit „401“: Ohne Schlüssel oder mit diesem lässt er niemanden lesen.',
  )
  expect(fetchProblemSentence('status 404')).toContain('Bitte prüfen Sie die Adresse')
})
