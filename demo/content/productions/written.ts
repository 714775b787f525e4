import { slugOf } from '../slug.ts'
import type { DemoContributor, DemoProduction } from '../types.ts'

type Derived = 'slug' | 'tags' | 'series' | 'intermissions' | 'contributors' | 'description'

/** Who does what, or plays whom: one full name, or several. */
type Credits = Record<string, string | string[]>

/** A production as its own file writes it: paragraphs one by one, people under what they do. */
export type WrittenProduction = Omit<DemoProduction, Derived> &
  Partial<Pick<DemoProduction, 'tags' | 'series' | 'intermissions'>> & { description: string[]; team: Credits; cast?: Credits }

/** The written production in the shape that the demo house is filled from. */
export function toProduction({ description, team, cast, ...production }: WrittenProduction): DemoProduction {
  return {
    tags: [],
    series: [],
    intermissions: 0,
    ...production,
    slug: slugOf(production.title),
    description: description.join('\n\n'),
    contributors: [...creditsOf('team', team), ...creditsOf('cast', cast ?? {})],
  }
}

function creditsOf(kind: DemoContributor['kind'], credits: Credits): DemoContributor[] {
  return Object.entries(credits).flatMap(([role, people]) => [people].flat().map((person) => ({ role, kind, person })))
}
