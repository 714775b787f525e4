import { request } from '../../staff-ui/api-client.ts'
import { translationsCall } from '../../translations/translation-urls.ts'
import type { EditedObject } from '../pages/use-status.ts'
import type { TranslatedLanguage } from './translated-texts.ts'

/** Reads the drafts of an object's translations, by language. @throws ApiError */
export async function readLanguages({ contentType, objectId }: EditedObject): Promise<TranslatedLanguage[]> {
  const path = `${translationsCall({ recordType: contentType, recordId: objectId })}/drafts`
  return (await request<{ languages: TranslatedLanguage[] }>('GET', path)).languages
}
