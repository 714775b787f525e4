import { basename } from 'node:path'

/** The rooms below `app/` that API tests and stories are about, by the words of their files' names. */
const ROOMS: Record<string, string[]> = {
  account: ['users'],
  accounts: ['users'],
  appearance: ['identity', 'admin'],
  article: ['magazine'],
  articles: ['magazine'],
  audit: ['audit', 'admin'],
  booking: ['booking', 'programme'],
  calendar: ['scheduling'],
  cart: ['booking'],
  casting: ['casting'],
  casts: ['casting', 'programme'],
  comments: ['review'],
  consent: ['consent', 'embeds'],
  dates: ['scheduling', 'programme'],
  design: ['identity'],
  details: ['programme'],
  editor: ['editor', 'review', 'content', 'content-lint'],
  evening: ['evening'],
  event: ['programme', 'scheduling'],
  faces: ['identity'],
  feeds: ['scheduling'],
  form: ['forms', 'operations'],
  forms: ['forms', 'operations'],
  identity: ['identity'],
  import: ['imports'],
  languages: ['translations', 'shell'],
  magazine: ['magazine'],
  mail: ['operations', 'platform'],
  mails: ['operations', 'platform'],
  media: ['media-library'],
  modules: ['modules'],
  papers: ['papers'],
  passkeys: ['users'],
  production: ['programme', 'scheduling'],
  programme: ['programme'],
  releases: ['content', 'admin'],
  reviews: ['review'],
  roles: ['users', 'records'],
  sale: ['booking', 'programme'],
  sales: ['booking', 'programme'],
  search: ['search'],
  seats: ['booking'],
  shop: ['booking', 'scheduling'],
  source: ['imports', 'scheduling'],
  sources: ['imports', 'scheduling'],
  translated: ['translations'],
  translations: ['translations'],
  trash: ['records', 'admin'],
  variants: ['translations', 'content'],
  widget: ['booking'],
}

/** The rooms that an API test or a story is about; undefined for one that is about the whole house, or names no room. */
export function roomsOfTest(path: string): string[] | undefined {
  const rooms = basename(path)
    .split(/[.-]/)
    .flatMap((word) => ROOMS[word] ?? [])
  return rooms.length > 0 ? [...new Set(rooms)] : undefined
}
