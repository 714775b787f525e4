import type { FetchProblem } from '../platform/http/fetch-outside.ts'
import { t } from '../platform/i18n/i18n.ts'

/** What of another server's answers is no calendar or table; each reader has a sentence of its own for it. */
type ContentProblem = 'too-large' | 'encoded'

/** Why an address could not be read and what helps, as a sentence. */
export function fetchProblemSentence(problem: Exclude<FetchProblem, ContentProblem>): string {
  switch (problem) {
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
    case 'status 401':
    case 'status 403':
      return t('The server answers “{status}”: it lets nobody read this without a key, or not with this one.', {
        status: statusOf(problem),
      })
    default:
      if (statusOf(problem).startsWith('5'))
        return t('The server answers “{status}”: something is wrong there. Please try again later.', { status: statusOf(problem) })
      return t('The server answers “{status}”. Please check the address, perhaps it has been replaced.', {
        status: statusOf(problem),
      })
  }
}

function statusOf(problem: string): string {
  return problem.replace('status ', '')
}
