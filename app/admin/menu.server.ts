import { AREAS as ALL_AREAS } from '../platform/auth/areas.ts'
import type { Area } from '../platform/auth/rights.ts'
import { type Action, can, seesDrafts, worksWith, worksWithType } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import { recordTypes } from '../records/registry.server.ts'
import type { AreaId, MenuArea } from './frame/menu-area.ts'

/**
 * A screen that is no list of records. `isForAll`: also of those who only read the part it belongs to. `staff`: of everybody;
 * `author`: of those who read drafts of something that goes online; `reader`: of those who read all of any part. `ofLanguages`: only where the site has several.
 */
type Screen = { to: string; label: Label; right: [Action, Area] | 'staff' | 'author' | 'reader'; isForAll?: boolean; ofLanguages?: boolean }

type AreaDefinition = {
  id: AreaId
  label: Label
  /** what comes first */
  first?: Screen[]
  /** names of record types, in this order */
  types?: string[]
  /** parts of the site whose other record types are here */
  others?: Area[]
  screens?: Screen[]
}

const everybody: Pick<Screen, 'right' | 'isForAll'> = { right: ['read', 'programme'], isForAll: true }

/** The areas of the hub with their record types and other screens; a new screen is one line here. */
const AREAS: AreaDefinition[] = [
  { id: 'today', label: 'Today', first: [{ to: '', label: 'Today', right: 'staff' }] },
  {
    id: 'planning',
    label: 'Planning',
    first: [
      { to: 'evening', label: 'Evening desk', ...everybody },
      { to: 'calendar', label: 'Calendar', ...everybody },
    ],
    types: ['event', 'room-booking'],
    screens: [
      { to: 'papers', label: 'Monthly programme', ...everybody },
      { to: 'import', label: 'Import programme', right: ['write', 'programme'] },
      { to: 'import-sources', label: 'Import sources', right: ['write', 'programme'] },
    ],
  },
  { id: 'plays', label: 'Plays', types: ['production'], others: ['programme'] },
  { id: 'people', label: 'People|area', types: ['person'] },
  { id: 'magazine', label: 'Magazine', types: ['article'], others: ['magazine'] },
  {
    id: 'site',
    label: 'Site',
    first: [{ to: 'pages', label: 'Pages', right: ['read', 'site'] }],
    others: ['media', 'site'],
    screens: [
      { to: 'entries', label: 'Form entries', right: ['read', 'entries'] },
      { to: 'replace', label: 'Find and replace', right: ['write', 'site'] },
      { to: 'changes', label: 'Site changes', right: 'author' },
      { to: 'releases', label: 'Releases', right: 'author' },
      { to: 'translations', label: 'Translations', right: 'author', ofLanguages: true },
      { to: 'lost', label: '404 errors', right: ['read', 'site'] },
      { to: 'check', label: 'Site audit', right: ['read', 'site'], isForAll: true },
    ],
  },
  {
    id: 'tickets',
    label: 'Tickets',
    screens: [
      { to: 'shop', label: 'Ticket shop', right: ['read', 'programme'] },
      { to: 'shop-links', label: 'Link with the ticket shop', right: ['read', 'programme'] },
    ],
  },
  {
    id: 'order',
    label: 'Order|area',
    types: [
      ...['season', 'exhibition-type', 'genre', 'series', 'tag', 'person-category', 'venue', 'room'],
      ...['article-category', 'article-tag'],
    ],
  },
  {
    id: 'house',
    label: 'Theatre',
    first: [{ to: 'house', label: 'Site status', right: ['read', 'site'], isForAll: true }],
    screens: [
      { to: 'bin', label: 'Trash', right: 'reader' },
      { to: 'log', label: 'Audit log', right: 'reader' },
      { to: 'appearance', label: 'Appearance', right: ['write', 'settings'] },
      { to: 'settings', label: 'Site settings', right: ['write', 'settings'] },
      { to: 'move-in', label: 'Move in', right: ['write', 'settings'] },
      { to: 'people', label: 'Users', right: ['read', 'people'] },
      { to: 'roles', label: 'Roles', right: ['read', 'people'] },
      { to: 'mails', label: 'Emails', right: ['read', 'people'] },
      { to: 'jobs', label: 'Jobs', right: ['write', 'settings'] },
    ],
  },
]

const NAMED_TYPES = new Set(AREAS.flatMap(({ types = [] }) => types))

/** The menu of a role: the areas it works with. What it may only read is reached by links. */
export function menuFor(role: Role): MenuArea[] {
  return AREAS.flatMap(({ id, label, first = [], types = [], others = [], screens = [] }) => {
    const links = [...screensOf(role, first), ...typesOf(role, types, others), ...screensOf(role, screens)]
    return links.length > 0 ? [{ id, label, links }] : []
  })
}

function screensOf(role: Role, screens: Screen[]): MenuArea['links'] {
  return screens.filter((screen) => isFor(role, screen)).map(({ to, label }) => ({ to, label }))
}

function isFor(role: Role, { right, isForAll, ofLanguages }: Screen): boolean {
  if (ofLanguages && siteLocales().length < 2) return false
  if (right === 'staff') return true
  if (right === 'author') return seesDrafts(role)
  if (right === 'reader') return ALL_AREAS.some((area) => can(role, 'read', area))
  const [action, area] = right
  return can(role, action, area) && (isForAll || worksWith(role, area))
}

function typesOf(role: Role, names: string[], others: Area[]): MenuArea['links'] {
  const types = recordTypes().filter((type) => worksWithType(role, type))
  const named = names.flatMap((name) => types.filter((type) => type.name === name))
  const rest = types.filter(({ name, area }) => others.includes(area) && !NAMED_TYPES.has(name))
  return [...named, ...rest].map(({ name, plural }) => ({ to: name, label: plural }))
}
