import { t } from '../platform/i18n/i18n.ts'

/** What a source of too many questions reads, on the page and in answers of the API. */
export function tooManyQuestionsText(): string {
  return t('There were many searches within a minute. Please wait a minute and search again.')
}
