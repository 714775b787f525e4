import { inArray, sql } from 'drizzle-orm'
import { isoWithOffset } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { isAnyOf } from '../platform/database/is-any-of.ts'
import { t } from '../platform/i18n/i18n.ts'
import { events, productions } from '../programme/tables.ts'
import type { FoundPerformance, FoundProduction, FoundSite } from './found-site.ts'
import { joinedText } from './joined-text.ts'
import { messageOf } from './message-of.ts'
import { itemOf, type MoveInItem } from './move-in-item.ts'
import type { MovePicture, Mover } from './move-in-services.ts'
import { moveProduction, sourceOf } from './move-programme.server.ts'
import { readMoved } from './moved-objects.server.ts'
import type { MovedModules } from './parse/modules-of-html.ts'
import { readModules } from './parse/parse-apart.server.ts'
import { recordRemarksOf } from './remarks.ts'

/** The performances of one title with the longest text that any of them has, and what else is said of their production. */
export type Group = {
  title: string
  address: string
  html: string
  production: FoundProduction | undefined
  performances: FoundPerformance[]
}

/** Of a programme what has not been moved yet, by production, with the number of its entries, and what has. */
export type NewProgramme = { groups: Group[]; count: number; known: MoveInItem[] }

/** More than productions have; further ones are left where they are. */
const MAX_PICTURES = 12

/** What of a programme is new. A production whose title is here, and a performance sold by a number that is, are here, whoever made them. */
export async function newProgramme(db: Database, { productions: found = [], performances }: FoundSite): Promise<NewProgramme> {
  const moved = await readMoved(db, [...found.map(({ address }) => address), ...performances.map(sourceOf)])
  const titles = await titlesHere(db, found)
  const numbers = await numbersHere(db, performances)
  const isKnown = ({ address, title }: FoundProduction) => moved.has(address) || titles.has(title.toLowerCase())
  const isHere = (one: FoundPerformance) => moved.has(sourceOf(one)) || numbers.has(one.shopNumber ?? '')
  const newProductions = found.filter((one) => !isKnown(one))
  const newPerformances = performances.filter((one) => !isHere(one))
  return {
    groups: groupsOf(newProductions, newPerformances),
    count: newProductions.length + newPerformances.length,
    known: [
      ...found.filter(isKnown).map((one) => productionItem(one, 'known')),
      ...performances.filter(isHere).map((one) => performanceItem(one, 'known')),
    ],
  }
}

function productionItem(found: FoundProduction, state: MoveInItem['state'], note = ''): MoveInItem {
  return { ...itemOf({ kind: 'production', ...found }), state, note }
}

function performanceItem(found: FoundPerformance, state: MoveInItem['state'], note = ''): MoveInItem {
  const { place, prices = '' } = found
  const startsAt = isoWithOffset(Temporal.Instant.from(found.startsAt))
  return { ...itemOf({ kind: 'performance', ...found }), state, note, startsAt, place, prices }
}

async function titlesHere(db: Database, found: FoundProduction[]): Promise<ReadonlySet<string>> {
  if (found.length === 0) return new Set()
  const title = sql<string>`lower(${productions.title})`
  const rows = await db
    .select({ title })
    .from(productions)
    .where(
      inArray(
        title,
        found.map((one) => one.title.toLowerCase()),
      ),
    )
  return new Set(rows.map((row) => row.title))
}

/** The numbers in the ticket shop by which performances are sold here already. */
async function numbersHere(db: Database, performances: FoundPerformance[]): Promise<ReadonlySet<string>> {
  const numbers = performances.flatMap(({ shopNumber }) => shopNumber || [])
  const rows = await db.select({ idJet: events.idJet }).from(events).where(isAnyOf(events.idJet, numbers))
  return new Set(rows.map(({ idJet }) => idJet))
}

function groupsOf(found: FoundProduction[], performances: FoundPerformance[]): Group[] {
  const byTitle = Map.groupBy(performances, ({ title }) => title.toLowerCase())
  const withDetails = found.map((production) => {
    const { title, address, html } = production
    return { title, address, html, production, performances: byTitle.get(title.toLowerCase()) ?? [] }
  })
  const titles = new Set(found.map(({ title }) => title.toLowerCase()))
  const others = [...byTitle].filter(([title]) => !titles.has(title)).map(([, group]) => groupOfPerformances(group))
  return [...withDetails, ...others]
}

function groupOfPerformances(performances: FoundPerformance[]): Group {
  const richest = performances.reduce((best, one) => (one.html.length > best.html.length ? one : best))
  return { title: richest.title, address: richest.address, html: richest.html, production: undefined, performances }
}

/** Moves what is new of a programme, production by production; all of one come in or none. */
export async function moveProgramme(mover: Mover, { groups }: NewProgramme, fallbackPlace: string): Promise<MoveInItem[]> {
  const texts = await readModules(groups)
  const items: MoveInItem[] = []
  for (const [index, group] of groups.entries()) {
    const text = texts[index]
    const failure = await moveGroup(mover, group, { text, fallbackPlace: fallbackPlace || group.title })
    const state = failure ? ('failed' as const) : ('new' as const)
    // What is lost of the text is said once, with the first of what has it.
    const remarks = failure || (text ? recordRemarksOf(text) : t('Its text cannot be read.'))
    if (group.production) items.push(productionItem(group.production, state, remarks))
    const isSaid = group.production !== undefined
    items.push(...group.performances.map((one, place) => performanceItem(one, state, place === 0 && !isSaid ? remarks : failure)))
  }
  return items
}

/** @returns why it failed; empty when it did not, and for a dry run */
async function moveGroup(
  { run, mover }: Mover,
  group: Group,
  { text, fallbackPlace }: { text: MovedModules | undefined; fallbackPlace: string },
): Promise<string> {
  if (!run || !mover) return ''
  try {
    await moveProduction(
      run,
      { ...group, description: joinedText(text?.nodes ?? []), imageIds: await picturesOf(group, text, mover) },
      fallbackPlace,
    )
    return ''
  } catch (error) {
    return messageOf(error)
  }
}

/** What is said to be its pictures, or that of a performance, and those in its text. */
export async function picturesOf(
  { production, performances }: Group,
  text: MovedModules | undefined,
  mover: MovePicture,
): Promise<number[]> {
  const ofPerformances = performances.flatMap(({ picture }) => picture ?? []).slice(0, 1)
  const said = production && production.pictures.length > 0 ? production.pictures : ofPerformances
  const ids: number[] = []
  for (const picture of [...said, ...(text?.pictures ?? [])].slice(0, MAX_PICTURES)) {
    const id = await mover(picture)
    if (id !== undefined && !ids.includes(id)) ids.push(id)
  }
  return ids
}
