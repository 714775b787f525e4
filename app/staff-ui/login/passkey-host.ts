import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../api-client.ts'

/** `code` of what a browser would refuse without a word: passkeys belong to one name of a house. */
export const OTHER_HOST = 'OTHER_HOST'

/**
 * Refuses passkeys where the site is open under a name that they do not belong to.
 * @param host whose they are, as the server asks for them
 * @throws ApiError with a sentence that names the host
 */
export function assertPasskeyHost(host: string | undefined, here: string): void {
  if (!host || here === host || here.endsWith(`.${host}`)) return
  const detail = t('Passkeys of this site work under {host} only. Please log in there, or here with your password.', { host })
  throw new ApiError(400, { code: OTHER_HOST, detail })
}
