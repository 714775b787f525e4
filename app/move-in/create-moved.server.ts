import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext } from '../records/write.server.ts'
import type { MoveInRun } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'

/** Creates a record that something moved needs, and notes that the run has. @returns its id */
export async function createMoved(run: MoveInRun, work: WriteContext, type: string, values: Record<string, unknown>): Promise<number> {
  const { id } = await createInTx({ ...work, type: recordTypeNamed(type) }, values)
  await recordMoved(work.tx, run.id, { contentType: type, objectId: id })
  return id
}
