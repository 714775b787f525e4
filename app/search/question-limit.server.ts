import { isDatabaseUnavailable } from '../platform/database/outage.ts'
import { Problem } from '../platform/http/problem.ts'
import { isRateLimited, type RateLimit } from '../platform/http/rate-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { isPageKept } from './cached-results.server.ts'
import { SEARCH_FIRST_PAGE, TOO_MANY_QUESTIONS_PARAMETER } from './constants.ts'
import { MAX_QUERY_LENGTH } from './queries.server.ts'
import { tooManyQuestionsText } from './too-many-questions.ts'

/** What one source may have looked up. Answers that are kept cost nothing and are not counted. */
const QUESTIONS: RateLimit = { purpose: 'search-question', max: 30, minutes: 1 }
/** Of words that are being typed: four to a question, as many as somebody waits for while typing one. */
const SUGGESTIONS: RateLimit = { purpose: 'search-suggestion', max: 120, minutes: 1 }
export const QUESTIONS_RETRY_SECONDS = QUESTIONS.minutes * 60

/** The results page: language, category, page. */
const RESULTS_PATH = /^\/[a-z]{2}\/search(?:\/(?<category>[a-z]+))?(?:\/(?<page>\d+))?(?:\.data)?$/

/** Who asks: staff, who are known by name, are not counted. */
type Source = { address: string; viewer: () => Promise<unknown> }

/**
 * Counts the look-ups of one call as one.
 * @returns to be called before each of them; the promise fails with a Problem 429 `too_many_questions` beyond the limit
 */
export function lookUpCounter(platform: Platform, { address, viewer }: Source, kind: 'question' | 'suggestion'): () => Promise<void> {
  let counted: Promise<void> | undefined
  const count = async () => {
    if ((await viewer()) || !(await isRateLimited(platform, kind === 'question' ? QUESTIONS : SUGGESTIONS, address))) return
    throw new Problem(429, 'too_many_questions', tooManyQuestionsText(), { retry_after: QUESTIONS_RETRY_SECONDS })
  }
  return () => {
    counted ??= count()
    return counted
  }
}

/**
 * Counts a visitor's request for a page of results. Requests of several visitors share one rendering, so it cannot count them.
 * @param url path and query of the page
 * @returns the address of the page that says that there were too many questions; undefined where the page may be rendered
 */
export async function refusalOfResultsPage(platform: Platform, url: string, address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url, platform.config.publicUrl)
  const parts = RESULTS_PATH.exec(pathname)?.groups
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  if (!parts || !query || isPageKept(platform, query, parts.category, Number(parts.page ?? SEARCH_FIRST_PAGE))) return undefined
  const isRefused = await isRateLimited(platform, QUESTIONS, address).catch((error) => {
    // The page itself then says that the data is away.
    if (!isDatabaseUnavailable(error)) throw error
    return false
  })
  return isRefused ? `${url}&${TOO_MANY_QUESTIONS_PARAMETER}=1` : undefined
}
