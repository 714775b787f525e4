/** Where on a row something is dropped: before it, in it, after it. */
export type DropPart = 'above' | 'into' | 'below'

/** The part of a row at a height of it, from 0 to 1. Only into what can hold something is it dropped. */
export function partAt(height: number, { canHold }: { canHold: boolean }): DropPart {
  if (!canHold) return height < 0.5 ? 'above' : 'below'
  if (height < 0.3) return 'above'
  return height > 0.7 ? 'below' : 'into'
}
