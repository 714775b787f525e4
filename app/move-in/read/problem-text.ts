import { t } from '../../platform/i18n/i18n.ts'
import { Unread } from './polite-reader.server.ts'

/** Why something could not be read, for people. @throws what is no failed reading */
export function problemText(address: string, error: unknown): string {
  if (!(error instanceof Unread)) throw error
  return `${address}: ${reasonOf(error.problem)}`
}

function reasonOf(problem: Unread['problem']): string {
  switch (problem) {
    case 'disallowed':
      return t('The site does not want this to be read by programs (robots.txt).')
    case 'too-many':
      return t('The site has more than is read in one go.')
    case 'private':
      return t('This address lies in a private network.')
    case 'unknown':
      return t('There is no server of this name.')
    case 'timeout':
      return t('The server did not answer in time.')
    case 'too-large':
      return t('This is too large to be read.')
    case 'refused':
    case 'certificate':
      return t('No secure connection to the server was possible.')
    default:
      return t('The server did not hand it out.')
  }
}
