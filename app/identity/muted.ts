import { contrastOfHex, mixHex, TEXT_CONTRAST } from '../platform/theme/contrast.ts'
import type { Pair } from './theme.ts'

const SHARES = [0.68, 0.76, 0.84, 0.92, 1] as const
/** Muted words also stand on grounds a little darker than paper. */
const SPARE = 0.4

/** The colour of muted words on a ground: as much of its ink as is needed to read them. */
export function mutedOn({ ground, ink }: Pair): string {
  const mixed = SHARES.map((share) => mixHex(ink, ground, share))
  return mixed.find((colour) => contrastOfHex(colour, ground) >= TEXT_CONTRAST + SPARE) ?? ink
}
