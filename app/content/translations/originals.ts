import type { ContainerDocument } from '../document.ts'

/** Reads the texts of a document that are translated, each named by its unit. */
export type TextsOf = (document: ContainerDocument, contentType: string) => { unit: string; original: string }[]

/** What a container says to visitors, and what its draft says. */
type TwoStates = { live: ContainerDocument; document: ContainerDocument }

/** Says of a translation whether its original is in a draft alone: it goes live with that or after it (decision 0166). */
type WaitsForOriginal = (translation: { field: string; source: string }) => boolean

/** @param states the containers of an object that have a draft */
export function waitsForOriginal(textsOf: TextsOf, contentType: string, states: readonly TwoStates[]): WaitsForOriginal {
  const originals = (documents: ContainerDocument[]) =>
    new Map(documents.flatMap((document) => textsOf(document, contentType).map(({ unit, original }) => [unit, original] as const)))
  const live = originals(states.map((state) => state.live))
  const draft = originals(states.map(({ document }) => document))
  return ({ field, source }) => draft.get(field) === source && live.get(field) !== source
}

/** The containers that have a draft, once what is chosen of them is live: `next` is their live document then. */
export function statesAfter<State extends TwoStates & { row: { id: number } }>(
  pending: readonly State[],
  chosen: readonly (State & { next: ContainerDocument })[],
): TwoStates[] {
  return pending.map(({ row, live, document }) => ({ live: chosen.find((one) => one.row.id === row.id)?.next ?? live, document }))
}
