import { handleIsolatedTask } from '../isolated-worker/isolated-worker.ts'

/** A password, and words that stand for its owner or house. */
export type GuessTask = { password: string; own: string[] }

/** Guesses, as a power of ten, that a password has to withstand: the third of the five steps of zxcvbn. */
const MIN_GUESSES_LOG10 = 8
/** Patterns in longer passwords are not looked for: the time to find them grows with the square of the length. */
const MAX_LENGTH = 64

export const workerUrl = import.meta.url

let estimator: ReturnType<typeof openEstimator> | undefined

/** Whether a password takes few guesses. The word lists take 40 MB while they are open, so the server asks a worker. */
export async function takesFewGuesses({ password, own }: GuessTask): Promise<boolean> {
  estimator ??= openEstimator()
  return (await estimator).check(password.slice(0, MAX_LENGTH), own).guessesLog10 < MIN_GUESSES_LOG10
}

async function openEstimator() {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...common.dictionary, ...german.dictionary }, graphs: common.adjacencyGraphs })
}

handleIsolatedTask(takesFewGuesses)
