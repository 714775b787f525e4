import { sql } from 'drizzle-orm'
import type { ContentNode } from '../content/index.ts'
import { link } from '../platform/routing/link.ts'
import { personCategories, persons } from '../programme/tables.ts'
import { createInTx, type WriteContext } from '../records/write.server.ts'
import { createMoved } from './create-moved.server.ts'
import type { FoundDocument } from './found-site.ts'
import { joinedText } from './joined-text.ts'
import type { MoveInRun } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'
import { redirectFrom } from './redirect-from.server.ts'

/** Somebody with a text as modules; the picture is the portrait. */
export type ReadyPerson = { found: FoundDocument; nodes: ContentNode[]; imageId: number | null }

/** Moves somebody who has a page there. Whoever is here by this name is that person, and keeps what is said here. @returns the address here */
export async function movePerson(run: MoveInRun, work: WriteContext, { found, nodes, imageId }: ReadyPerson): Promise<string> {
  const name = found.title.slice(0, 200)
  const isSame = sql`lower(trim(${persons.firstName} || ' ' || ${persons.lastName})) = lower(${name})`
  const [known] = await work.tx.select({ id: persons.id, slug: persons.slug }).from(persons).where(isSame).limit(1)
  if (known) return redirectedTo(run, work, found, known)
  const words = name.split(' ')
  const { id, values } = await createInTx(work, {
    ...{ firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? name, isOnline: run.isOnline },
    ...{ biography: joinedText(nodes), imageId, categoryId: await categoryOf(run, work, found) },
  })
  await recordMoved(work.tx, run.id, { contentType: 'person', objectId: id, sourceAddress: found.address })
  return redirectedTo(run, work, found, { id, slug: String(values.slug) })
}

async function redirectedTo(
  run: MoveInRun,
  work: WriteContext,
  found: FoundDocument,
  person: { id: number; slug: string },
): Promise<string> {
  const url = link('ensemble-slug-id', person)
  await redirectFrom(run, work, found.address, url)
  return url
}

/** The group of people that the other site names; without one they are guests, as everywhere. */
async function categoryOf(run: MoveInRun, work: WriteContext, { categories: [name] }: FoundDocument): Promise<number | null> {
  if (!name) return null
  const [known] = await work.tx
    .select({ id: personCategories.id })
    .from(personCategories)
    .where(sql`lower(${personCategories.name}) = lower(${name})`)
    .limit(1)
  return known?.id ?? createMoved(run, work, 'person-category', { name: name.slice(0, 200) })
}
