import { bulge, dominoes, fold, maze, pinwheels, quarters, scales, targets, zigzag } from './pattern/geometric.ts'
import { audience, chorus, eyes, flock, keys, seats, umbrellas, windows } from './pattern/theatre.ts'
import type { Motif } from './stage.ts'

/** Pattern: modules in rank and file, and always one that disturbs. */
export const pattern: Record<string, Motif> = {
  quarters,
  seats,
  bulge,
  eyes,
  scales,
  audience,
  fold,
  windows,
  pinwheels,
  flock,
  targets,
  keys,
  maze,
  umbrellas,
  zigzag,
  chorus,
  dominoes,
}
