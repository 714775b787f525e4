import { SPEED_LAYER_DELAY_MS, WEAK_HARDWARE_MAX_CORES, WEAK_HARDWARE_MAX_MEMORY_GIB } from './constants.ts'

/** What makes a page hard to use though the browser can show it. */
export type ClientLimitation = 'slow-network' | 'low-end-device'

/** What browsers tell of line and machine; many tell nothing. */
export type NavigatorInfo = {
  hardwareConcurrency?: number
  deviceMemory?: number
  connection?: { effectiveType?: string; saveData?: boolean }
}

const SLOW_CONNECTIONS = ['slow-2g', '2g']

/** What the visitor should be told (A §2.7): a slow line, else a weak machine, else nothing. Silence counts as neither. */
export function clientLimitationOf(machine: NavigatorInfo): ClientLimitation | undefined {
  if (SLOW_CONNECTIONS.includes(machine.connection?.effectiveType ?? '')) return 'slow-network'
  const { hardwareConcurrency: cores, deviceMemory: memory } = machine
  const isWeak = cores !== undefined && memory !== undefined && cores <= WEAK_HARDWARE_MAX_CORES && memory <= WEAK_HARDWARE_MAX_MEMORY_GIB
  return isWeak ? 'low-end-device' : undefined
}

/**
 * How long yet until the visitor is told (A §2.7): of a slow line once the page has had its time, of a weak machine at once.
 * @param ageMs how long ago the page began
 */
export function noticeDelay(limitation: ClientLimitation, ageMs: number): number {
  return limitation === 'slow-network' ? Math.max(0, SPEED_LAYER_DELAY_MS - ageMs) : 0
}
