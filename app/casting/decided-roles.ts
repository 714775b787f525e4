import type { CastGridData } from './cast-grid.ts'
import type { CastPreview, MatchedPerson } from './pasted-cast.ts'
import type { InsertCast } from './schema.ts'

/** Who a pasted name becomes: a known person, a new one of that name, or nobody. */
export type DecidedPerson = { text: string; isSure: boolean; personId: number | 'new' | 'nobody' }
/** A pasted role as it will be written, until somebody decides otherwise. */
export type DecidedRole = {
  text: string
  isSure: boolean
  /** a role of the production, a new one, or left out */
  roleId: number | 'new' | 'skip'
  kind: 'cast' | 'team'
  usual: DecidedPerson | null
  evenings: { eventId: number; who: DecidedPerson }[]
}

/** What a preview proposes: what was found, and as new what was not. */
export function decidedRoles({ roles }: CastPreview, data: CastGridData): DecidedRole[] {
  return roles.map(({ text, match, usual, evenings }) => ({
    text,
    isSure: match.how === 'exact',
    roleId: match.how === 'new' ? 'new' : match.id,
    kind: (match.how !== 'new' && data.roles.find(({ id }) => id === match.id)?.kind) || 'cast',
    usual: usual && decidedPerson(usual),
    evenings: evenings.map(({ eventId, who }) => ({ eventId, who: decidedPerson(who) })),
  }))
}

function decidedPerson({ text, match }: MatchedPerson): DecidedPerson {
  return { text, isSure: match.how === 'exact', personId: match.how === 'new' ? 'new' : match.id }
}

/** What is sent: without the roles that are skipped and the people who are nobody. */
export function insertedRoles(roles: DecidedRole[]): InsertCast['roles'] {
  return roles.flatMap(({ text, roleId, kind, usual, evenings }) => {
    if (roleId === 'skip') return []
    const usualPerson = usual && sentPerson(usual)
    const onEvenings = evenings.flatMap(({ eventId, who }) => {
      const person = sentPerson(who)
      return person ? [{ eventId, who: person }] : []
    })
    if (!usualPerson && onEvenings.length === 0) return []
    return [{ roleId: roleId === 'new' ? null : roleId, role: text, kind, usual: usualPerson, evenings: onEvenings }]
  })
}

function sentPerson({ text, personId }: DecidedPerson): { personId: number } | { name: string } | null {
  if (personId === 'nobody') return null
  return personId === 'new' ? { name: text } : { personId }
}
