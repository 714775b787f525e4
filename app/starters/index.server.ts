export { nameHouse } from './name-house.server.ts'
export type { StarterServices } from './starter-services.ts'
export { isStarterPossible, writeStarter } from './write-starter.server.ts'
