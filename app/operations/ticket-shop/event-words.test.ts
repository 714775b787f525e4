import { expect, it } from 'vitest'
import { eventSentences } from './event-words.ts'

it('says what holds of an event of the shop once, with all events of which it holds', () => {
  const of = (event: string, ofEvent: ('hidden' | 'test-mode')[]) => ({ event, ofEvent })
  expect(eventSentences([of('saison', []), of('gast', ['hidden']), of('jugend', ['hidden']), of('gast', ['hidden'])])).toEqual([
    expect.stringMatching(/^Im Ticketshop für den Schlüssel der Website nicht zu sehen oder nicht vorhanden: gast \(2\), jugend \(1\)\./),
  ])
  expect(eventSentences([of('gast', ['test-mode']), of('saison', [])])).toHaveLength(1)
})
