import { t } from '../../platform/i18n/i18n.ts'
import type { FeedFailure } from './read-feed.server.ts'

/** Why a planning system could not be read and what helps, as a sentence. */
export function failureSentence(failure: FeedFailure): string {
  switch (failure) {
    case 'address':
    case 'unknown':
      return t('There is no server at this address. Please check it.')
    case 'private':
      return t('This address lies in the own network. Whoever operates the site can allow it.')
    case 'refused':
      return t('The server does not respond.')
    case 'timeout':
      return t('The server takes too long to respond.')
    case 'certificate':
      return t('The certificate of the server is not valid.')
    case 'circle':
      return t('The address only redirects in circles.')
    case 'too-large':
    case 'overload':
      return t('The calendar is too large to be read.')
    case 'encoded':
    case 'unreadable':
      return t('What lies there is no calendar (iCal). Please copy the iCal address of the planning system.')
    default:
      return t('The server answers “{status}”. Please check the address, perhaps it has been replaced.', { status: failure.slice(7) })
  }
}
