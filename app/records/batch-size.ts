/** How many records one request changes at most; for more, the client sends several requests. */
export const BATCH_SIZE = 100
