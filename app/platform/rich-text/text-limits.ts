// Separate from the schema of rich text, so that the editor can divide a text without loading what validates one.

/** Characters of one run of words. */
export const MAX_TEXT_LENGTH = 20_000
/** Blocks of a text, items of a list, blocks of an item or a quote. */
export const MAX_BLOCKS = 300
/** Runs of words and line breaks of a paragraph. */
export const MAX_INLINES = 1000
