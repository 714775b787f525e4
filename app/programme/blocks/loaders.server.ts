import type { ReadContext } from '../../platform/cache/cached-read.ts'
import type { Notation } from '../../platform/format/notation.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOpeningHoursText } from '../../site/index.server.ts'
import type { DetailBlock } from '../../site/index.ts'
import { castOf } from '../cast.ts'
import { type DraftedContributor, withDraftedCast } from '../drafted-cast.server.ts'
import type { EventView } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import { listContributors } from '../productions/queries.server.ts'
import { sampleOf } from '../sample.ts'
import { listSeriesOf } from '../series/queries.server.ts'
import { seriesView } from '../series-view.ts'
import { readArticles } from './blog.server.ts'
import { readParts } from './children.server.ts'
import { readPictures } from './image-slider.server.ts'
import { videoOf } from './video.ts'

/** The subject of a detail page: a production, or one performance of it. */
export type Subject = {
  production: EventRow['production']
  event: EventRow['event'] | null
  /** the production's wide picture */
  picture: PictureSource | null
  /** the upcoming performances that the page lists */
  dates: EventView[]
  notation: Notation
  /** whether the lists of contributors are collapsible */
  teamAccordion: boolean
  /** whether the page is being edited: texts that are written on it are shown while they are empty */
  edited: boolean
  /** the contributors of the production, or the changes of cast of the performance, in the draft that staff see */
  drafted?: readonly DraftedContributor[] | undefined
}

type BlockContext = ReadContext & Pick<Platform, 'config'>

/**
 * The loader of each block; null or empty when there is nothing to show. Blocks that are not configured are not loaded.
 */
const loaders = {
  Children: (platform: BlockContext, { event, notation }: Subject) => (event ? readParts(platform, event, notation) : null),
  ImportantInfo: (_: BlockContext, { production: { importantInfo }, event, edited }: Subject) =>
    event?.note || importantInfo || edited ? { note: event?.note ?? '', importantInfo } : null,
  OpeningHours: (platform: BlockContext) => readOpeningHoursText(platform),
  Description: (_: BlockContext, { production: { description, contentNotes }, event, edited }: Subject) =>
    description || contentNotes || (edited && event === null) ? { text: description, contentNotes } : null,
  ImageSlider: (platform: BlockContext, { production }: Subject) => readPictures(platform, production.id),
  Programs: (_: BlockContext, { production }: Subject) =>
    production.programme.map((piece) => ({ composer: piece.composer, work: piece.work, sample: sampleOf(piece) })),
  Video: (_: BlockContext, { production, picture }: Subject) => videoOf(production, picture),
  Contributors: async (platform: BlockContext, { production, event, teamAccordion, edited, drafted }: Subject) => {
    const live = await listContributors(platform, production.id, event?.id)
    const of = { productionId: production.id, eventId: event?.id ?? null }
    const cast = castOf(drafted ? await withDraftedCast(platform, live, drafted, of) : live)
    return cast.length > 0 || edited ? { cast, folds: teamAccordion } : null
  },
  Series: async (platform: BlockContext, { production }: Subject) => (await listSeriesOf(platform, production.id)).map(seriesView),
  // A production shows its dates even when there are none: its booking button links there.
  Events: (_: BlockContext, { event, dates }: Subject) => (event && dates.length === 0 ? null : { isProduction: event === null, dates }),
  Blog: (platform: BlockContext, { production }: Subject) => readArticles(platform, production.id),
  Sponsors: (_: BlockContext, { production }: Subject) => production.sponsors,
  Promoter: (_: BlockContext, { production }: Subject) => production.promoter,
} satisfies Record<DetailBlock, (platform: BlockContext, subject: Subject) => unknown>

/** The data of a block. */
export type BlockData<Block extends DetailBlock> = NonNullable<Awaited<ReturnType<(typeof loaders)[Block]>>>
/** A block with its data. */
export type BlockView = { [Block in DetailBlock]: { block: Block; data: BlockData<Block> } }[DetailBlock]

/** Loads the blocks of a detail page that have content, in the order of the settings (B §9). */
export async function loadBlocks(platform: BlockContext, order: DetailBlock[], subject: Subject): Promise<BlockView[]> {
  const views = await Promise.all(order.map(async (block) => ({ block, data: await loaders[block](platform, subject) })))
  return views.filter(({ data }) => !isEmpty(data)) as BlockView[]
}

function isEmpty(data: unknown): boolean {
  return data === null || data === '' || (Array.isArray(data) && data.length === 0)
}
