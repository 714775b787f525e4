import { openRoom } from './reading-room.ts'

/** Where the room's file lies. */
export const door = import.meta.url

/** A room of the tests, which does what it is told. */
openRoom(async (task: string): Promise<string> => {
  const kept: unknown[] = []
  if (task === 'fill') for (;;) kept.push(new Array(100_000).fill(task))
  if (task === 'circle') for (;;);
  if (task === 'throw') throw new Error('nicht lesbar')
  if (task === 'leave') process.exit(0)
  return task.toUpperCase()
})
