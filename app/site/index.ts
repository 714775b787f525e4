export type { LayoutData, NavigationEntry, Tonight } from './layout-data.ts'
export type { DetailBlock } from './schema.ts'
