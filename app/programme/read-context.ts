import type { Platform } from '../platform/platform.ts'

export type ReadContext = Pick<Platform, 'db' | 'clock'>
