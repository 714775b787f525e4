import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Passage } from './passages.ts'
import type { Issue, RecordType, Values } from './record-type.ts'
import type { StaffRecord } from './staff-record.ts'
import type { TrashKind } from './trash-kind.ts'
import type { WriteContext } from './write-context.ts'

/** What features register with the engine, which knows no type by itself. */
export type RecordSetup = {
  /** every record type, in the order of the menu */
  types: RecordType[]
  /** what relation fields may reference although it has no form here, such as pages */
  referable?: RecordType[]
  /** kinds of trash entries that are no records, such as pages */
  trashKinds?: TrashKind[]
  /** rules between records of all types, checked in the transaction of each manual write */
  rules?: RecordRules
  /** brings what was written into what other features keep of it, in the transaction of every write but deletions */
  follow?: (work: WriteContext, record: StaffRecord) => Promise<void>
  /** titles of what stays when these records are deleted, but is then seen by staff alone, by id */
  hiddenWithout?: (db: Database, type: string, ids: number[]) => Promise<Map<number, string[]>>
  /** the modules of the pages of records whose form writes their texts */
  passages?: PassageStore
}

/** Keeps the passages of records, in the transaction of each read and write. */
export type PassageStore = {
  /** Locks those of a record. First of all in a write, in the order of other writes of its page, so that no two wait for each other. */
  lock(tx: Database, type: string, id: number): Promise<void>
  /** The passages of records, by id. One statement */
  read(db: Database, type: string, ids: number[]): Promise<Map<number, Passage[]>>
  /** Makes the texts live: new ones behind the passage they follow, those left out or emptied are removed; other modules stay. */
  write(work: WriteContext, id: number, passages: readonly Passage[]): Promise<void>
}

/** A record as it is stored now and was before; `before` is undefined for a new record, `importId` unless an import writes. */
export type WrittenRecord = { id: number; now: Values; before: Values | undefined; importId: number | undefined }

export type RecordRules = {
  /** before the values are written */
  issuesBefore: (tx: Database, type: RecordType, values: Values) => Promise<Issue[]>
  /** after the values are written, with the stored record */
  issuesAfter: (tx: Database, type: RecordType, written: WrittenRecord) => Promise<Issue[]>
}

let setup: RecordSetup = { types: [] }
let byName = new Map<string, RecordType>()

/**
 * Registers all record types of the process, once at startup. A later registration replaces the earlier one.
 * @returns the registration replaced, so that a test can restore it
 * @throws Error when two types share a name
 */
export function registerRecordTypes(next: RecordSetup): RecordSetup {
  const named = new Map(next.types.map((type) => [type.name, type]))
  if (named.size !== next.types.length) throw new Error(`two record types share a name: ${next.types.map(({ name }) => name).join(', ')}`)
  const previous = setup
  setup = next
  byName = named
  return previous
}

/** Every record type, in the order of the menu. */
export function recordTypes(): readonly RecordType[] {
  return setup.types
}

/** A record type by its name. @throws Problem 404 */
export function recordTypeNamed(name: string | undefined): RecordType {
  const type = byName.get(name ?? '')
  if (!type) throw notFound()
  return type
}

/** The target of a relation field: a record type, or another type registered as referable. @throws Problem 404 */
export function referableType(name: string | undefined): RecordType {
  return setup.referable?.find((type) => type.name === name) ?? recordTypeNamed(name)
}

/** Types that relation fields may reference although they have no form. */
export function referableTypes(): readonly RecordType[] {
  return setup.referable ?? []
}

/** Kinds of trash entries that are no records. */
export function trashKinds(): readonly TrashKind[] {
  return setup.trashKinds ?? []
}

/** Brings a written record into what other features keep of it. */
export async function followWrite(work: WriteContext, record: StaffRecord): Promise<void> {
  await setup.follow?.(work, record)
}

/** Titles of what no visitor sees without these records, by id. */
export async function hiddenWithout(db: Database, type: string, ids: number[]): Promise<Map<number, string[]>> {
  return (await setup.hiddenWithout?.(db, type, ids)) ?? new Map()
}

/** Where passages are kept. @throws Error when a type has passages and nobody keeps them */
export function passageStore(): PassageStore {
  if (!setup.passages) throw new Error('nobody keeps the passages of records')
  return setup.passages
}

/** Rules between records of all types. */
export function recordRules(): RecordRules | undefined {
  return setup.rules
}
