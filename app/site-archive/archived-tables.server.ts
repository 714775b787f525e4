import { withoutCredentials } from '../platform/http/outside-address.ts'

/** The tables of an archive, by what they hold. Every table of the database stands here or in `LEFT_OUT`, which a test ensures. */
const ARCHIVED: Record<string, string[]> = {
  programme: [
    ...['seasons', 'venues', 'rooms', 'exhibition_types', 'genres', 'tags', 'series', 'person_categories', 'persons'],
    ...['productions', 'production_tags', 'production_series', 'production_images', 'contributors', 'events', 'event_tags', 'teasers'],
    ...['understudies', 'absences'],
  ],
  planning: ['room_bookings', 'room_booking_persons', 'planning_feeds', 'planning_feed_entries', 'planned_switches', 'evening_actions'],
  pages: ['pages', 'containers', 'drafts', 'draft_operations', 'shared_parts', 'content_templates', 'versions'],
  releases: ['releases', 'release_switches', 'scheduled_changes'],
  review: ['comment_threads', 'comments', 'preview_links', 'review_requests'],
  magazine: ['article_categories', 'article_tags', 'articles', 'article_tag_links'],
  site: [
    ...['settings', 'house_faces', 'redirects', 'navigation_links', 'alerts', 'counters', 'opening_hours'],
    ...['error_log', 'search_misses', 'consent_log'],
  ],
  translations: ['translations', 'translation_drafts', 'earlier_translations'],
  forms: ['forms', 'form_entries', 'form_answers', 'form_uploads'],
  files: ['media', 'media_keys'],
  people: ['users', 'roles', 'second_factor_roles', 'saved_views'],
  imports: [
    'import_sources',
    'imports',
    'import_readings',
    'sourced_events',
    'room_aliases',
    'column_aliases',
    'move_ins',
    'moved_objects',
  ],
  history: ['record_changes', 'sales_by_day', 'shop_dates'],
}

/** The tables that an archive leaves out, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  accounts: 'secret: passwords and keys of the identity provider',
  two_factors: 'secret: keys of second factors',
  passkeys: 'secret: ways in, bound to the host name',
  sessions: 'secret: who is logged in',
  verifications: 'secret: links to new passwords',
  search_documents: 'derived: the search index is made anew',
  search_cards: 'derived: the search index is made anew',
  search_words: 'derived: the search index is made anew',
  findings: 'derived: the nightly check finds them again',
  outside_links: 'derived: the nightly check asks again',
  check_runs: 'derived: runs of the nightly check on this installation',
  offers: 'derived: read from the ticket shop every minute',
  shop_flags: 'derived: asked of the ticket shop every minute',
  shop_rounds: 'derived: how the reading of the ticket shop went here',
  mails: 'passing: letters that were sent or wait here would go out twice',
  rate_limits: 'passing: counters of the last minutes',
  form_attempts: 'passing: counters of the last day',
  editor_presence: 'passing: who is editing now',
}

/**
 * Columns that an archive leaves out of its tables: whether an account has a second factor belongs to the key that is left
 * out, the mail of an answer to the letters that are, and the keys with which sources and shops are read are secrets.
 */
const LEFT_OUT_COLUMNS: Record<string, string[]> = {
  users: ['two_factor_enabled'],
  form_answers: ['mail_id'],
  import_sources: ['header_value'],
  move_ins: ['key'],
}

/**
 * Tables whose rows name other servers to read from: name and password in those addresses are secrets as the headers beside
 * them are. What else an address holds stays, since nothing could be read without it.
 */
const TABLES_WITH_OUTSIDE_ADDRESSES = ['import_sources', 'imports', 'import_readings', 'planning_feeds', 'move_ins', 'moved_objects']

/** The names of the tables that an archive holds. */
export const ARCHIVED_TABLES: readonly string[] = Object.values(ARCHIVED).flat()

/** What is kept by the columns of a table, without those that an archive leaves out. */
export function archivedColumns<T>(table: string, columns: Record<string, T>): Record<string, T> {
  const leftOut = LEFT_OUT_COLUMNS[table]
  return leftOut ? Object.fromEntries(Object.entries(columns).filter(([column]) => !leftOut.includes(column))) : columns
}

/** A row as an archive holds it. */
export function archivedRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const kept = archivedColumns(table, row)
  return TABLES_WITH_OUTSIDE_ADDRESSES.includes(table) ? (mapTexts(kept, withoutCredentials) as Record<string, unknown>) : kept
}

function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [replace(name), mapTexts(each, replace)]))
}
