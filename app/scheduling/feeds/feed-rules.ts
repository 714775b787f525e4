import type { BookingKind } from '../bookings/booking-kinds.ts'

/** What entries with these words in their location or title are: in which room, and of which kind. Null leaves it as it is. */
export type FeedRule = { words: string; roomId: number | null; kind: BookingKind | null }

type Named = { location: string; title: string }
type Defaults = { roomId: number | null; kind: BookingKind; rules: readonly FeedRule[] }

/**
 * The room and kind of an entry: those of the first rule whose words it has, else the room that its location names, else
 * the feed's own. Where several rooms are named, as in “Studio” and “Großes Studio”, the longest name counts.
 * @returns a null room where it cannot be placed
 */
export function placeEntry(
  { location, title }: Named,
  feed: Defaults,
  rooms: readonly { id: number; name: string }[],
): { roomId: number | null; kind: BookingKind } {
  const [where, text] = [location.toLocaleLowerCase('de'), `${location}\n${title}`.toLocaleLowerCase('de')]
  const rule = feed.rules.find(({ words }) => text.includes(words.toLocaleLowerCase('de')))
  const named = rooms
    .filter(({ name }) => where.includes(name.toLocaleLowerCase('de')))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  return { roomId: rule?.roomId ?? named?.id ?? feed.roomId, kind: rule?.kind ?? feed.kind }
}
