import { slugOf } from '../slug.ts'
import type { DemoContributor, DemoProduction } from '../types.ts'

type Derived = 'slug' | 'tags' | 'series' | 'intermissions' | 'contributors' | 'description'

/** Contributors of one part: one full name, or several. */
type Credits = Record<string, string | string[]>

/** A production as its own file writes it: a string for each paragraph, people grouped by part. */
export type WrittenProduction = Omit<DemoProduction, Derived> &
  Partial<Pick<DemoProduction, 'tags' | 'series' | 'intermissions'>> & { description: string[]; team: Credits; cast?: Credits }

/** Converts a written production into the shape that the fill takes. */
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
