import type { ModuleRegistry, PageLog } from '../content/index.server.ts'
import type { Platform } from '../platform/platform.ts'

/** What a starter is written with. */
export type StarterServices = { platform: Platform; log: PageLog; modules: ModuleRegistry }
