import { slugOf } from '../slug.ts'
import type { DemoArticle, DemoArticleBlock } from '../types.ts'
import { actorArticles } from './actors.ts'
import { audienceArticles } from './audience.ts'
import { costumeArticles } from './costume.ts'
import { danceArticles } from './dance.ts'
import type { DraftArticle } from './draft.ts'
import { houseArticles } from './house.ts'
import { lightArticles } from './light.ts'
import { songArticles } from './song.ts'
import { soundArticles } from './sound.ts'
import { stageArticles } from './stage.ts'
import { townArticles } from './town.ts'
import { wordArticles } from './words.ts'
import { youngHouseArticles } from './young-house.ts'

const drafts: DraftArticle[] = [
  ...danceArticles,
  ...soundArticles,
  ...songArticles,
  ...costumeArticles,
  ...stageArticles,
  ...lightArticles,
  ...youngHouseArticles,
  ...actorArticles,
  ...wordArticles,
  ...audienceArticles,
  ...townArticles,
  ...houseArticles,
]

/** The magazine of the demo house, the newest first. */
export const articles: DemoArticle[] = drafts
  .map((draft) => ({ ...draft, slug: slugOf(draft.title), body: blocksOf(draft.body) }))
  .toSorted((one, other) => one.publishedDaysAgo - other.publishedDaysAgo)

/** Paragraphs that follow each other stand in one block of text. */
function blocksOf(parts: DraftArticle['body']): DemoArticleBlock[] {
  const blocks: DemoArticleBlock[] = []
  for (const part of parts) {
    const last = blocks.at(-1)
    if (typeof part !== 'string') blocks.push(part)
    else if (last?.kind === 'text') blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n\n${part}` }
    else blocks.push({ kind: 'text', text: part })
  }
  return blocks
}
