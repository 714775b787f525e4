import type { Area } from '../platform/auth/rights.ts'
import { type Action, can, worksWith } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { recordTypes } from '../records/registry.server.ts'

/** A section of the menu. */
export type MenuSection = { heading: Label; links: { to: string; label: Label }[] }

type Screen = { to: string; label: Label; right: [Action, Area]; isForAll?: boolean }
type Part = { heading: Label; areas: Area[]; screens: Screen[]; first?: Screen[] }

const everybody: Pick<Screen, 'right' | 'isForAll'> = { right: ['read', 'programme'], isForAll: true }

/** The sections of the menu with their record types and other screens. */
const PARTS: Part[] = [
  {
    heading: 'Schedule|menu',
    areas: ['programme'],
    first: [
      { to: 'evening', label: 'Evening desk', ...everybody },
      { to: 'calendar', label: 'Calendar', ...everybody },
    ],
    screens: [
      { to: 'papers', label: 'Monthly programme', ...everybody },
      { to: 'import', label: 'Import programme', right: ['write', 'programme'] },
      { to: 'shop', label: 'Ticket shop', ...everybody },
    ],
  },
  { heading: 'Magazine', areas: ['magazine'], screens: [] },
  {
    heading: 'Site',
    areas: ['media', 'site'],
    screens: [
      { to: 'pages', label: 'Pages', right: ['read', 'site'] },
      { to: 'replace', label: 'Find and replace', right: ['write', 'site'] },
      { to: 'changes', label: 'Site changes', ...everybody },
      { to: 'releases', label: 'Releases', ...everybody },
      { to: 'entries', label: 'Form entries', right: ['read', 'entries'] },
      { to: 'lost', label: '404 errors', right: ['read', 'site'] },
      { to: 'check', label: 'Site audit', right: ['read', 'site'], isForAll: true },
    ],
  },
  {
    heading: 'Theatre',
    areas: ['people'],
    screens: [
      { to: 'bin', label: 'Trash', ...everybody },
      { to: 'log', label: 'Audit log', ...everybody },
      { to: 'mails', label: 'Emails', right: ['read', 'people'] },
      { to: 'jobs', label: 'Jobs', right: ['write', 'settings'] },
      { to: 'settings', label: 'Site settings', right: ['write', 'settings'] },
      { to: 'people', label: 'Users', right: ['read', 'people'] },
    ],
  },
]

/** The menu of a role: the areas it may write. What it may only read is reached by links. */
export function menuFor(role: Role): MenuSection[] {
  const linksOf = (screens: Screen[]) =>
    screens
      .filter(({ right: [action, area], isForAll }) => can(role, action, area) && (isForAll || worksWith(role, area)))
      .map(({ to, label }) => ({ to, label }))
  const parts = PARTS.map(({ heading, areas, screens, first = [] }) => {
    const types = recordTypes().filter(({ area }) => areas.includes(area) && worksWith(role, area))
    const links = [...linksOf(first), ...types.map(({ name, plural }) => ({ to: name, label: plural })), ...linksOf(screens)]
    return { heading, links }
  })
  return parts.filter(({ links }) => links.length > 0)
}
