export type { DetailBlock } from './detail-blocks.ts'
export type { LayoutData, NavigationEntry, Tonight } from './layout-data.ts'
export { useLayoutData } from './use-layout-data.ts'
