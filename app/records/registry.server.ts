import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Issue, RecordType, Values } from './record-type.ts'
import type { TrashKind } from './trash-kind.ts'

/** What features bring to the engine; it knows no type by itself. */
export type RecordSetup = {
  /** every record type, in the order of the menu */
  types: RecordType[]
  /** what fields may name although it is no record with a form, such as pages */
  referable?: RecordType[]
  /** what lies in the trash beside records */
  trashKinds?: TrashKind[]
  /** what holds between records of all types; asked in the transaction of each write by hand */
  rules?: RecordRules
}

export type RecordRules = {
  /** before the values are written */
  issuesBefore: (tx: Database, type: RecordType, values: Values) => Promise<Issue[]>
  /** with the record as it stands then; `before` is undefined for a new one */
  issuesAfter: (tx: Database, type: RecordType, id: number, now: Values, before?: Values) => Promise<Issue[]>
}

let setup: RecordSetup = { types: [] }
let byName = new Map<string, RecordType>()

/**
 * Tells the engine of all record types, once, before the first call. A later call takes the place of an earlier one.
 * @throws Error when two types share a name
 */
export function registerRecordTypes(next: RecordSetup): void {
  const named = new Map(next.types.map((type) => [type.name, type]))
  if (named.size !== next.types.length) throw new Error(`two record types share a name: ${next.types.map(({ name }) => name).join(', ')}`)
  setup = next
  byName = named
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

/** What a field of records names: a record type, or what else was registered as referable. @throws Problem 404 */
export function referableType(name: string | undefined): RecordType {
  return setup.referable?.find((one) => one.name === name) ?? recordTypeNamed(name)
}

/** What fields may name although it is no record with a form. */
export function referableTypes(): readonly RecordType[] {
  return setup.referable ?? []
}

/** What lies in the trash beside records. */
export function trashKinds(): readonly TrashKind[] {
  return setup.trashKinds ?? []
}

/** What holds between records of all types. */
export function recordRules(): RecordRules | undefined {
  return setup.rules
}
