import { link } from '../platform/routing/link.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'

/** What a list shows of a series. */
export function seriesView({
  id,
  slug,
  name,
  claim,
  zweiklang,
}: {
  id: number
  slug: string
  name: string
  claim: string
  zweiklang: ZweiklangName
}) {
  return { id, name, claim, zweiklang, url: link('series-slug-id', { slug, id }) }
}
