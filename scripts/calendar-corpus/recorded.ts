import { resolve } from 'node:path'

/** The generated calendars whose answers by the other implementation are kept for the unit tests. */
export const RECORDED_CALENDARS = 200
export const RECORDED_FILE = resolve(import.meta.dirname, 'recorded.json')
