export type { FrameData, NavigationEntry, Tonight } from './frame.ts'
export type { DetailBlock } from './schema.ts'
