import { t } from '../../platform/i18n/i18n.ts'
import { fetchProblemSentence } from '../../staff-ui/fetch-problem-sentence.ts'
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
    case 'too-large':
      return t('This is too large to be read.')
    case 'encoded':
      return t('The server sends it packed, although it was asked not to.')
    default:
      return fetchProblemSentence(problem)
  }
}
