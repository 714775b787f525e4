import { choiceOf, consentCookieValue } from '../../app/consent/choice.ts'

const ONE_DAY_SECONDS = 24 * 60 * 60

/**
 * The storage state of somebody who has folded the editor's outline away, so that words of the page are found on the page
 * alone. The outline has stories of its own.
 */
export function withFoldedOutline<State extends object>(state: State, origin: string) {
  return { ...state, origins: [{ origin, localStorage: [{ name: 'foyer-dock-left', value: 'folded' }] }] }
}

/** The storage state of a visitor who has declined all services, so that the consent form does not cover pages. */
export function consentedStorage(hostname: string) {
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
