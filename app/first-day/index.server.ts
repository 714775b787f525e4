export { firstDayApi } from './api.server.ts'
export { noteDemoHouse, readDemoTexts } from './demo-left.server.ts'
export { isUntouched, readFirstDay } from './state.server.ts'
