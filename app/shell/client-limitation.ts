import { SPEED_LAYER_DELAY_MS, WEAK_HARDWARE_MAX_CORES, WEAK_HARDWARE_MAX_MEMORY_GIB } from './constants.ts'

/** A limitation of network or device that makes the site hard to use. */
export type ClientLimitation = 'slow-network' | 'low-end-device'

/** What browsers expose of network and device; many expose nothing. */
export type NavigatorInfo = {
  hardwareConcurrency?: number
  deviceMemory?: number
  connection?: { effectiveType?: string; saveData?: boolean }
}

const SLOW_CONNECTIONS = ['slow-2g', '2g']

/**
 * The limitation to tell the visitor of (A §2.7): a slow network, else a low-end device. Missing information counts as
 * neither.
 */
export function clientLimitationOf(machine: NavigatorInfo): ClientLimitation | undefined {
  if (SLOW_CONNECTIONS.includes(machine.connection?.effectiveType ?? '')) return 'slow-network'
  const { hardwareConcurrency: cores, deviceMemory: memory } = machine
  const isWeak = cores !== undefined && memory !== undefined && cores <= WEAK_HARDWARE_MAX_CORES && memory <= WEAK_HARDWARE_MAX_MEMORY_GIB
  return isWeak ? 'low-end-device' : undefined
}

/**
 * How long to wait before the visitor is told (A §2.7): of a slow network once the page has had time to load, of a
 * low-end device at once.
 * @param ageMs time since the page load began
 */
export function noticeDelay(limitation: ClientLimitation, ageMs: number): number {
  return limitation === 'slow-network' ? Math.max(0, SPEED_LAYER_DELAY_MS - ageMs) : 0
}
