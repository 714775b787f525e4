/** As many records as one call changes; whoever has chosen more calls again. */
export const BATCH_SIZE = 100
