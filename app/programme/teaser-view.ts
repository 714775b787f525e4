import { pictureOf } from '../platform/media/picture.ts'
import type { media } from '../platform/media/tables.ts'
import { addressInLanguage } from '../platform/routing/address-in-language.ts'
import type { teasers } from './tables.ts'

/** What the schedule shows of a teaser. */
export type TeaserView = ReturnType<typeof teaserView>

/** Makes the view of a teaser. */
export function teaserView({ teaser, image }: { teaser: typeof teasers.$inferSelect; image: typeof media.$inferSelect | null }) {
  return {
    id: teaser.id,
    day: teaser.position,
    preline: teaser.preline,
    headline: teaser.headline || teaser.name,
    subline: teaser.subline,
    linkText: teaser.linkText,
    linkUrl: addressInLanguage(teaser.linkUrl),
    zweiklang: teaser.zweiklang,
    picture: pictureOf(image),
  }
}
