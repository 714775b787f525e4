import type { FetchProblem } from '../../platform/http/fetch-outside.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { fetchProblemSentence } from '../../staff-ui/fetch-problem-sentence.ts'

const FILE = 'file '
type FileFailure = `${typeof FILE}${string}`
/** With what a failure begins when a reading has brought half of what it brought before, or less (decision 0215). */
export const HALVED = 'halved '
type HalvedFailure = `${typeof HALVED}${number} ${number}`

/** Why a source could not be read: another server's fault, or a sentence about what lies there. */
export type SourceFailure = FetchProblem | ShopFailure | 'no-key' | FileFailure | HalvedFailure
/** Why the ticket shop could not be read. */
export type ShopFailure = 'no-shop' | 'shop-away' | 'shop-denied' | 'shop-refused'

/** The failure as it is stored when what was read is no programme. @param reason a sentence */
export function fileFailure(reason: string): SourceFailure {
  return `${FILE}${reason}`
}

/** The failure of a reading that brought half, or less. @param now how many performances it has brought @param before and the one before it */
export function halvedFailure(now: number, before: number): SourceFailure {
  return `${HALVED}${now} ${before}`
}

const isHalvedFailure = (failure: SourceFailure): failure is HalvedFailure => failure.startsWith(HALVED)
const isFileFailure = (failure: SourceFailure): failure is FileFailure => failure.startsWith(FILE)

/** Why a source could not be read and what helps, as a sentence. */
export function sourceFailureSentence(failure: SourceFailure): string {
  if (isFileFailure(failure)) return failure.slice(FILE.length)
  if (isHalvedFailure(failure)) {
    const [now = '', before = ''] = failure.slice(HALVED.length).split(' ')
    return t('{now} of {before} performances came. Nothing has been changed. If that is right, read the source by hand.', { now, before })
  }
  switch (failure) {
    case 'too-large':
      return t('What lies there is too large to be read.')
    case 'no-key':
      return t('The value of the header is missing, as after a move. Please enter it again.')
    case 'no-shop':
      return t('This house has no ticket shop. Whoever operates the site can connect one.')
    case 'shop-away':
      return t('The ticket shop does not respond at the moment. It is asked again next time.')
    case 'shop-denied':
      return t('The ticket shop refuses the key of this site. Whoever operates the site can change it.')
    case 'shop-refused':
      return t('The ticket shop does not say which dates it sells.')
    case 'encoded':
      return t('The server sends its answer compressed, although it was asked not to.')
    default:
      return fetchProblemSentence(failure)
  }
}
