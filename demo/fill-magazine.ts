import { articleCategories, articles, articleTagLinks, articleTags } from '../app/magazine/tables.ts'
import { toDate } from '../app/platform/clock/clock.ts'
import { typeset } from '../app/platform/format/typeset.ts'
import type { MediaStore } from '../app/platform/media/store.ts'
import type { Platform } from '../app/platform/platform.ts'
import { productions as productionRows } from '../app/programme/tables.ts'
import { articles as demoArticles } from './content/articles/index.ts'
import * as vocabulary from './content/magazine-vocabulary.ts'
import { headline, image, link, quote, text, type WrittenNode } from './content/nodes.ts'
import { productions } from './content/productions.ts'
import type { DemoArticle } from './content/types.ts'
import { fillContainer } from './fill-pages.ts'
import { addCrop, drawNumbered } from './pictures.ts'
import type { References } from './references.ts'

/** Numbers of the first motifs of heads and of pictures in the text; far apart, so that an article never shows one twice. */
const FIRST_HEAD_MOTIF = 11
const FIRST_INNER_MOTIF = 60

/** Fills the magazine: each article with its head, its motif and its text as page-editor modules. */
export async function fillMagazine(platform: Platform, media: MediaStore, references: References): Promise<void> {
  const now = platform.clock.now()
  const categories = await platform.db
    .insert(articleCategories)
    .values(vocabulary.articleCategories.map((category, position) => ({ ...category, position })))
    .returning()
  const tags = await platform.db.insert(articleTags).values(vocabulary.articleTags).returning()
  const plays = await platform.db.select({ id: productionRows.id, slug: productionRows.slug }).from(productionRows)
  const productionIds = new Map(plays.map(({ slug, id }) => [slug, id]))
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]))
  const tagIds = new Map(tags.map(({ slug, id }) => [slug, id]))
  for (const [index, article] of demoArticles.entries()) {
    const { slug, author, zweiklang } = article
    const pictures = await drawArticle(media, article, index)
    const [row] = await platform.db
      .insert(articles)
      .values({
        slug,
        preline: article.preline,
        title: article.title,
        subline: typeset(article.subline),
        lead: typeset(article.lead),
        productionId: article.production ? idOf(productionIds, article.production) : null,
        author,
        zweiklang,
        categoryId: idOf(categoryIds, article.category),
        publishedAt: toDate(now.subtract({ hours: article.publishedDaysAgo * 24 })),
        imageId: pictures.head,
      })
      .returning({ id: articles.id })
    if (!row) throw new Error(`The article "${slug}" was not taken in.`)
    await platform.db.insert(articleTagLinks).values(article.tags.map((tag) => ({ articleId: row.id, tagId: idOf(tagIds, tag) })))
    const nodes = nodesOf(article, pictures.inner)
    await fillContainer(platform, { slug: `article-${row.id}`, contentType: 'article', objectId: row.id, nodes, references })
  }
}

async function drawArticle(media: MediaStore, { slug, title, zweiklang, body }: DemoArticle, index: number) {
  const draw = (number: number, seed: string) => drawNumbered(number + index, { seed, title, zweiklang }).crops.wide
  const head = await addCrop(media, `artikel-${slug}-breit.svg`, draw(FIRST_HEAD_MOTIF, `article/${slug}`), `Motiv zu „${title}“`)
  if (!body.some((block) => block.kind === 'image')) return { head }
  const inner = await addCrop(media, `artikel-${slug}-innen.svg`, draw(FIRST_INNER_MOTIF, `inside/${slug}`), `Zeichnung zu „${title}“`)
  return { head, inner }
}

function nodesOf({ body, production: about }: DemoArticle, inner: number | undefined): WrittenNode[] {
  const nodes = body.map((block): WrittenNode => {
    if (block.kind === 'headline') return headline(block.text)
    if (block.kind === 'quote') return quote(block.text, block.author)
    if (block.kind === 'image') return image(inner ?? null, block.caption)
    return text(block.text)
  })
  const production = productions.find(({ slug }) => slug === about)
  return production ? [...nodes, link(`Zum Stück: ${production.title}`, `to:production/${about}`, 'Slider')] : nodes
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The magazine names "${slug}", which it does not have.`)
  return id
}
