import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '../../platform/database/record-id.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { rooms } from '../../programme/tables.ts'
import { normalizeName } from '../existing-programme.server.ts'
import { importSources, roomAliases } from '../tables.ts'

/** What a table or a calendar calls a room. */
export const roomAliasSchema = z.strictObject({ name: z.string().trim().min(1).max(200), roomId: recordId })

/**
 * Remembers another name of a room for every later import; a name means one room, the last that was said. Sources are read
 * whole again, since what they say has a meaning now.
 * @throws Problem 404 when there is no such room
 */
export function storeRoomAlias(platform: Platform, { name, roomId }: z.infer<typeof roomAliasSchema>): Promise<void> {
  return platform.write(async (tx) => {
    const [room] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId)).for('key share')
    if (!room) throw notFound()
    const set = { roomId }
    await tx
      .insert(roomAliases)
      .values({ name: normalizeName(name), roomId })
      .onConflictDoUpdate({ target: roomAliases.name, set })
    await tx.update(importSources).set({ etag: '', lastModified: '' })
  })
}
