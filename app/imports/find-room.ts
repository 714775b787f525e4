import { type ExistingProgramme, normalizeName, type Room } from './existing-programme.server.ts'

/** The room of a name, also where an address follows it: *Studio, Haus, Am Markt 1*. */
export function findRoom(name: string, { rooms }: Pick<ExistingProgramme, 'rooms'>): Room | undefined {
  return rooms.get(normalizeName(name)) ?? rooms.get(normalizeName(name.split(',')[0] ?? ''))
}
