import { type SeatGroup, storeOffers } from '../../app/booking/index.server.ts'
import { media } from '../../app/platform/media/tables.ts'
import {
  events,
  exhibitionTypes,
  genres,
  productionSeries,
  productions,
  productionTags,
  rooms,
  series,
  tags,
  teasers,
  venues,
} from '../../app/programme/tables.ts'
import type { Foyer } from '../../app/server.ts'
import { first } from './programme-fixture.ts'
import type { TestApp } from './test-app.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2027-02-01T19:30:00+01:00')

/** Columns of a performance; with seat groups it is on sale under a shop id of its own. */
export type EventFields = Partial<typeof events.$inferInsert> & { seatGroups?: SeatGroup[] }
export type TeaserFields = Partial<typeof teasers.$inferInsert> & { position: string }

/** A seat group of one price. Status 0 sold out, 1 available, 2 few left. */
export function seatGroup(price: string, status = 1): SeatGroup {
  const seat_group = 'Parkett'
  return {
    id: 1,
    seat_group,
    status,
    text: '',
    prices: [{ id: 1, price, sale_type_id: 1, seat_group, text: '', name: 'Vollpreis', has_discounts: false }],
    timeslots: [],
  }
}

/** Creates two plays that differ in every filter, one hidden tag and one hidden series. */
export async function createFilterableProgramme({ foyer: { platform } }: TestApp) {
  return platform.write(async (tx, invalidate) => {
    const venue = first(await tx.insert(venues).values({ slug: 'haus', name: 'Haus' }).returning())
    const [hall, studio] = await tx
      .insert(rooms)
      .values([
        { venueId: venue.id, slug: 'saal', name: 'Saal', position: 1 },
        { venueId: venue.id, slug: 'studio', name: 'Studio', position: 2 },
      ])
      .returning()
    const [drama, dance] = await tx
      .insert(exhibitionTypes)
      .values([
        { slug: 'schauspiel', name: 'Schauspiel', position: 1 },
        { slug: 'tanz', name: 'Tanz', position: 2 },
      ])
      .returning()
    const genre = first(await tx.insert(genres).values({ slug: 'solo', name: 'Solo' }).returning())
    const [schools, hiddenTag] = await tx
      .insert(tags)
      .values([
        { slug: 'schule', name: 'Für Schulen' },
        { slug: 'abo', name: 'Abo geheim', showInFilter: false },
      ])
      .returning()
    const [guests, hiddenSeries] = await tx
      .insert(series)
      .values([
        { slug: 'gaeste', name: 'Gastspiele' },
        { slug: 'intern', name: 'Reihe geheim', showInFilter: false },
      ])
      .returning()
    const poster = first(
      await tx
        .insert(media)
        .values({ key: 'poster', filename: 'poster.jpg', mimeType: 'image/jpeg', bytes: 1, width: 960, height: 1200 })
        .returning(),
    )
    if (!hall || !studio || !drama || !dance || !schools || !hiddenTag || !guests || !hiddenSeries) throw new Error('incomplete')
    const play = first(
      await tx.insert(productions).values({ slug: 'nebel', title: 'Nebel', typeId: drama.id, posterImageId: poster.id }).returning(),
    )
    const solo = first(
      await tx.insert(productions).values({ slug: 'sprung', title: 'Sprung', typeId: dance.id, genreId: genre.id }).returning(),
    )
    await tx.insert(productionTags).values([schools, hiddenTag].map((tag) => ({ productionId: solo.id, tagId: tag.id })))
    await tx.insert(productionSeries).values([guests, hiddenSeries].map((series) => ({ productionId: solo.id, seriesId: series.id })))
    invalidate('events', 'options')
    return { hall, studio, drama, dance, genre, schools, hiddenTag, guests, hiddenSeries, poster, play, solo }
  })
}

/** Creates performances; each needs at least its start, `at: '2026-11-22T19:30'`. */
export async function createScheduledEvents(app: TestApp, plan: ({ at: string; productionId: number; roomId: number } & EventFields)[]) {
  return app.foyer.platform.write(async (tx, invalidate) => {
    invalidate('events')
    const rows = plan.map(({ at, seatGroups, ...event }, index) => ({
      event: { ...event, startsAt: new Date(`${at}:00+01:00`), ...(seatGroups && { idJet: `abend-${index + 1}` }) },
      seatGroups,
    }))
    const sold = rows.flatMap(({ event, seatGroups }) =>
      seatGroups && event.idJet ? [{ performance: event.idJet, seatGroups, readAt: new Date() }] : [],
    )
    await storeOffers(tx, invalidate, sold)
    return tx
      .insert(events)
      .values(rows.map(({ event }) => event))
      .returning()
  })
}

/** Creates teasers between the days of the schedule. */
export async function createTeasers(app: TestApp, plan: TeaserFields[]) {
  return app.foyer.platform.write(async (tx, invalidate) => {
    invalidate('teasers')
    return tx
      .insert(teasers)
      .values(plan.map((teaser) => ({ name: teaser.headline ?? 'Hinweis', ...teaser })))
      .returning()
  })
}

/** Creates performances of a production in a room, each on a day of its own; with seat groups, on sale. */
export function performancesOf({ platform }: Foyer, defaults: { productionId: number; roomId: number }) {
  let count = 0
  return {
    async create({ seatGroups, ...values }: EventFields) {
      count += 1
      const idJet = `abend-${count}`
      if (seatGroups)
        await platform.write((tx, invalidate) => storeOffers(tx, invalidate, [{ performance: idJet, seatGroups, readAt: new Date() }]))
      const startsAt = new Date(FIRST_DAY + count * DAY_MS)
      return first(
        await platform.db
          .insert(events)
          .values({ ...defaults, startsAt, ...(seatGroups && { idJet }), ...values })
          .returning(),
      )
    },
  }
}

export type Performances = ReturnType<typeof performancesOf>
