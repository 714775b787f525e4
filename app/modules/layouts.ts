import { COLUMN_LAYOUTS } from '../content/index.ts'

export const MAX_LAYOUT = COLUMN_LAYOUTS.length - 1

/** `67 – 33`, by layout index (A §3.2). */
export const layoutNames = COLUMN_LAYOUTS.map((widths) => (widths.length === 1 ? '100 %' : widths.join(' – ')))

/** The column layouts as options of a select field. */
export const layoutOptions = layoutNames.map((label, value) => ({ value, label }))
