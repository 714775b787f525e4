/**
 * Resolves once all that can go on without waiting for the database has gone on, so that what several readers lack is asked
 * for together.
 */
export function endOfTurn(): Promise<void> {
  // Runs when no microtask is left, and before the event loop looks for what has arrived.
  return new Promise((resolve) => process.nextTick(resolve))
}
