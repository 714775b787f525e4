import { eq } from 'drizzle-orm'
import { articleCategories, articleTags } from '../magazine/tables.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import type { WriteContext } from '../records/write.server.ts'
import { createMoved } from './create-moved.server.ts'
import type { FoundDocument } from './found-site.ts'
import type { MoveInRun } from './move-in-services.ts'
import { redirectFrom } from './redirect-from.server.ts'

const MAX_TAGS = 20

/** The category and the tags of an article by their names, each made once; lists of the other site lead to those here. */
export async function categoriesOf(
  run: MoveInRun,
  work: WriteContext,
  found: FoundDocument,
): Promise<{ categoryId: number; tags: number[] }> {
  const categoryId = await categoryNamed(run, work, found.categories[0] || t('News|category'))
  const tags: number[] = []
  for (const name of new Set(found.tags.slice(0, MAX_TAGS))) tags.push(await tagNamed(run, work, name))
  await redirectLists(run, work, found)
  return { categoryId, tags }
}

async function categoryNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const known = await findCategory(work, name)
  return known?.id ?? createMoved(run, work, 'article-category', { name: name.slice(0, 200) })
}

async function tagNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const known = await findTag(work, name)
  return known?.id ?? createMoved(run, work, 'article-tag', { name: name.slice(0, 200) })
}

async function redirectLists(run: MoveInRun, work: WriteContext, { lists = [] }: FoundDocument): Promise<void> {
  for (const { kind, name, address } of lists) {
    const category = kind === 'category' ? await findCategory(work, name) : undefined
    const tag = kind === 'tag' ? await findTag(work, name) : undefined
    if (category)
      await redirectFrom(run, work, address, link('magazine-categories-category-id', { category: category.slug, id: category.id }))
    if (tag) await redirectFrom(run, work, address, link('magazine-tags-tag-id', { tag: tag.slug, id: tag.id }))
  }
}

async function findCategory({ tx }: WriteContext, name: string) {
  const { id, slug } = articleCategories
  const [known] = await tx
    .select({ id, slug })
    .from(articleCategories)
    .where(eq(articleCategories.name, name.slice(0, 200)))
    .limit(1)
  return known
}

async function findTag({ tx }: WriteContext, name: string) {
  const { id, slug } = articleTags
  const [known] = await tx
    .select({ id, slug })
    .from(articleTags)
    .where(eq(articleTags.name, name.slice(0, 200)))
    .limit(1)
  return known
}
