import { t } from '../../platform/i18n/i18n.ts'
import { fetchProblemSentence } from '../../staff-ui/fetch-problem-sentence.ts'
import type { FeedFailure } from './read-feed.server.ts'

/** Why a planning system could not be read and what helps, as a sentence. */
export function failureSentence(failure: FeedFailure): string {
  switch (failure) {
    case 'too-large':
    case 'overload':
      return t('The calendar is too large to be read.')
    case 'encoded':
    case 'unreadable':
      return t('What lies there is no calendar (iCal). Please copy the iCal address of the planning system.')
    default:
      return fetchProblemSentence(failure)
  }
}
