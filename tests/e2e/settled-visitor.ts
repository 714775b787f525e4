import { choiceOf, consentCookieValue } from '../../app/consent/choice.ts'

const ONE_DAY_SECONDS = 24 * 60 * 60

/** A browser whose visitor has answered the question about cookies: with no. It does not lie in the tests' way. */
export function settledVisitor(hostname: string) {
  return {
    cookies: [
      {
        name: 'cookie-consent',
        value: consentCookieValue(choiceOf([], 'tests')),
        domain: hostname,
        path: '/',
        expires: Date.now() / 1000 + ONE_DAY_SECONDS,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      },
    ],
    origins: [],
  }
}
