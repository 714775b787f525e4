import type { VariantKind } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { Done } from './PageMessage.tsx'
import { freeVariant, type Original, takeVariant } from './variants.ts'

/** What is done with a page as the variant of another one, each the way back of the other. @param tell says what became of it */
export function variantActions(pages: readonly PageNode[], tell: (done: Done) => void) {
  function take(original: Original, taken: PageNode, kind: VariantKind): void {
    const { title } = taken
    const text = original.title
      ? t('{title} is now a version of {original}.', { title, original: original.title })
      : t('{title} is a version again.', { title })
    takeVariant(taken.id, kind, original).then(
      () => tell({ text, undo: () => letGo(taken, () => take(original, taken, kind)) }),
      (error) => tell({ text: failureText(error) }),
    )
  }
  function letGo(page: PageNode, undo?: () => void): void {
    const text = t('{title} is a page of its own.', { title: page.title })
    freeVariant(page.id).then(
      () => tell(undo ? { text, undo } : { text }),
      (error) => tell({ text: failureText(error) }),
    )
  }
  function free(page: PageNode): void {
    const { variant, variant_of } = page
    const isOf = (other: PageNode) => variant_of?.content_type === 'page' && other.id === variant_of.object_id
    const original = variant_of && {
      contentType: variant_of.content_type,
      objectId: variant_of.object_id,
      title: pages.find(isOf)?.title ?? '',
    }
    letGo(page, variant && original ? () => take(original, page, variant) : undefined)
  }
  return { take, free }
}
