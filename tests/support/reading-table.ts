import { AREAS, type Area } from '../../app/platform/auth/areas.ts'
import { can, canSome, canWithType, readsOnlyPublished, writesFields } from '../../app/platform/auth/rights.ts'
import type { Role } from '../../app/platform/auth/roles.ts'
import type { RecordType } from '../../app/records/record-type.ts'
import { AREA_NAMES } from '../../app/users/roles/role-words.ts'

type NamedRole = { name: string; role: Role }

/**
 * What each role reads, as the table of the editors' guide (docs/redaktion.md): a line for each area, and one for what is read by
 * rules of its own.
 * @param word the German word of a name
 */
export function readingTable(roles: readonly NamedRole[], types: readonly RecordType[], word: (name: string) => string): string {
  const row = (name: string, cell: (role: Role) => string) => [name, ...roles.map(({ role }) => cell(role))]
  const absence = types.find(({ name }) => name === 'absence') as RecordType
  const rows = [
    ['', ...roles.map(({ name }) => name)],
    ...AREAS.map((area) => row(word(AREA_NAMES[area]), (role) => reach(role, area))),
    row('Entwürfe, Geplantes und Verlauf', (role) =>
      readsOnlyPublished(role) || !canSome(role, 'read', 'programme') ? '–' : 'wo gelesen wird',
    ),
    row('Warum jemand ausfällt', (role) => (canWithType(role, 'read', absence) && writesFields(role, absence, ['reason']) ? 'ja' : '–')),
    row('Dass jemand ausfällt', (role) => (canWithType(role, 'read', absence) ? 'ja' : '–')),
    row('Verkaufszahlen', (role) => (can(role, 'read', 'programme') ? 'alle' : role.records ? 'eigene' : '–')),
    row('Protokoll', (role) => (AREAS.some((area) => can(role, 'read', area)) ? 'was gelesen wird' : '–')),
  ]
  const widths = roles.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)))
  const last = Math.max(...rows.map((cells) => cells.at(-1)?.length ?? 0))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? last)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), `| ${[...widths, last].map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n')
}

function reach(role: Role, area: Area): string {
  if (!canSome(role, 'read', area)) return '–'
  if (can(role, 'read', area)) return 'alles'
  return readsOnlyPublished(role) ? 'Veröffentlichtes' : 'eigene'
}
