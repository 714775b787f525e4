/** A glyph's outline: its box and its path, 1000 units to the em, y upwards. */
export type Outline = { box: readonly [left: number, bottom: number, right: number, top: number]; d: string }
