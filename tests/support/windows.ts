/** The window of a computer. */
export const WIDE = { width: 1440, height: 900 }

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 }
