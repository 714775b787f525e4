import { SPEED_LAYER_DELAY_MS, WEAK_HARDWARE_MAX_CORES, WEAK_HARDWARE_MAX_MEMORY_GIB } from './constants.ts'

/** What makes a page hard to use though the browser can show it. */
export type Hindrance = 'bandwidth' | 'hardware'

/** What browsers tell of line and machine; many tell nothing. */
export type Machine = {
  hardwareConcurrency?: number
  deviceMemory?: number
  connection?: { effectiveType?: string; saveData?: boolean }
}

const SLOW_LINES = ['slow-2g', '2g']

/** What the visitor should be told (A §2.7): a slow line, else a weak machine, else nothing. Silence counts as neither. */
export function hindranceOf(machine: Machine): Hindrance | undefined {
  if (SLOW_LINES.includes(machine.connection?.effectiveType ?? '')) return 'bandwidth'
  const { hardwareConcurrency: cores, deviceMemory: memory } = machine
  const isWeak = cores !== undefined && memory !== undefined && cores <= WEAK_HARDWARE_MAX_CORES && memory <= WEAK_HARDWARE_MAX_MEMORY_GIB
  return isWeak ? 'hardware' : undefined
}

/**
 * How long yet until the visitor is told (A §2.7): of a slow line once the page has had its time, of a weak machine at once.
 * @param ageMs how long ago the page began
 */
export function delayOf(hindrance: Hindrance, ageMs: number): number {
  return hindrance === 'bandwidth' ? Math.max(0, SPEED_LAYER_DELAY_MS - ageMs) : 0
}
