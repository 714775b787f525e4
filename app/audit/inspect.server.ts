import { inArray } from 'drizzle-orm'
import { faultsIn } from '../content-lint/content-rules.ts'
import type { Database } from '../platform/database/database.ts'
import { media } from '../platform/media/tables.ts'
import type { HouseReader } from './ask-house.server.ts'
import type { OutsideProblem } from './ask-outside.server.ts'
import type { Finding } from './finding.ts'
import type { PlacedPiece, Subject } from './subject.ts'

/** What is known while things are looked at: the house's own addresses, and those of others that have failed. */
export type Knowledge = { house: HouseReader; broken: ReadonlyMap<string, OutsideProblem> }

/** Everything wrong with one thing. One statement where it shows files, and the house is asked for what it links to. */
export async function inspect(db: Database, subject: Subject, knowledge: Knowledge): Promise<Finding[]> {
  const files = await readMissingFiles(db, subject.pieces)
  // Only where modules stand on a page of their own is it known what comes before their headings.
  const [placed, fields] = [subject.pieces.filter(({ node }) => node), subject.pieces.filter(({ node }) => !node)]
  const faults = [...faultsIn(placed, { isPage: subject.url !== null }), ...faultsIn(fields, { isPage: false })]
  const findings = faults.map(({ kind, piece, text, target, detail }) => at(piece, kind, { text, target, detail }))
  for (const piece of subject.pieces) {
    if (piece.kind === 'file' && files.has(piece.id)) findings.push(at(piece, 'file-missing', { target: String(piece.id) }))
    if (piece.kind === 'link') findings.push(...(await linkFindings(piece, subject.url, knowledge)))
  }
  return [...findings, ...(subject.findings ?? [])]
}

/** The files named that the library does not have, or may no longer show. */
async function readMissingFiles(db: Database, pieces: PlacedPiece[]): Promise<Set<number>> {
  const named = new Set(pieces.flatMap((piece) => (piece.kind === 'file' ? [piece.id] : [])))
  if (named.size === 0) return named
  const rows = await db
    .select({ id: media.id, isWithdrawn: media.isWithdrawn })
    .from(media)
    .where(inArray(media.id, [...named]))
  for (const { id, isWithdrawn } of rows) if (!isWithdrawn) named.delete(id)
  return named
}

async function linkFindings(piece: PlacedPiece & { kind: 'link' }, from: string | null, { house, broken }: Knowledge): Promise<Finding[]> {
  const { address, shown } = piece
  const outside = broken.get(address)
  if (outside) return [at(piece, 'link-outside', { text: shown, target: address, detail: outside })]
  const problem = house.isOwn(address) ? await house.problemOf(address, from) : null
  return problem ? [at(piece, problem, { text: shown, target: address })] : []
}

function at({ field, node }: PlacedPiece, kind: Finding['kind'], words: Partial<Pick<Finding, 'text' | 'target' | 'detail'>>): Finding {
  return { kind, field, node, text: '', target: '', ...words }
}
