import { pageReference } from '../content/index.server.ts'
import { formContentTypes } from '../forms/index.server.ts'
import { magazineContentTypes } from '../magazine/index.server.ts'
import type { ContentType } from '../platform/content-type/content-type.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { mediaContentType } from '../platform/media/content-type.ts'
import { programmeContentTypes } from '../programme/index.server.ts'
import { siteContentTypes } from '../site/index.server.ts'

/** Every content type of the house, in the order of the menu. */
export const contentTypes: ContentType[] = [
  ...programmeContentTypes,
  ...magazineContentTypes,
  mediaContentType,
  ...formContentTypes,
  ...siteContentTypes,
]

const byName = new Map(contentTypes.map((type) => [type.name, type]))

/** A content type by its name. @throws Problem 404 */
export function contentTypeNamed(name: string | undefined): ContentType {
  const type = byName.get(name ?? '')
  if (!type) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  return type
}

/** What a field of records names: a content type, or pages, which are kept on the site itself. @throws Problem 404 */
export function nameableType(name: string | undefined): ContentType {
  return name === pageReference.name ? pageReference : contentTypeNamed(name)
}
