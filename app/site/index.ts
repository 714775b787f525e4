export type { FrameData, NavigationEntry } from './frame.ts'
export type { DetailBlock } from './schema.ts'
