import { t } from '../i18n/i18n.ts'
import { runIsolated } from '../isolated-worker/isolated-worker.ts'
import type { GuessTask } from './easily-guessed-worker.ts'

const LIMITS = { memoryMb: 256, milliseconds: 20_000 }
/** Shorter words would be found in any password. */
const MIN_WORD_LENGTH = 3

/**
 * Whether a password takes few guesses: a common one, one made of the words of its owner or house, repeated or in a row on the
 * keyboard, or a little changed (ASVS 5, 6.2.4).
 * @param own texts that guessers try: the owner's name and address, the name of the house
 */
export async function isEasilyGuessed(password: string, own: string[]): Promise<boolean> {
  const { workerUrl } = await import('./easily-guessed-worker.ts')
  return runIsolated<boolean>(workerUrl, { password, own: guessersWords(own) } satisfies GuessTask, LIMITS)
}

/** Says that a password takes few guesses, and what to do. */
export function easilyGuessedText(): string {
  return t(
    'This password is easy to guess: it is a common one, a simple sequence, or made of your name, your address or the name of the house. Please choose another, for example four words that have nothing to do with each other.',
  )
}

/** Texts and the words in them. */
export function guessersWords(own: string[]): string[] {
  const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(({ length }) => length >= MIN_WORD_LENGTH)
  return [...new Set(words)]
}
