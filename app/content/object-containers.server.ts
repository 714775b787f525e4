import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { readRecord } from '../records/values.server.ts'
import type { Writer } from '../records/write-context.ts'
import { type ContainerRow, readContainers } from './container-queries.server.ts'
import { createContainer } from './container-writes.server.ts'
import type { ContentObject } from './content-object.ts'
import { slotOfSlug, slotSlug, slotsOf } from './object-slots.ts'
import { followRecord } from './own-fields.server.ts'
import { OWN_FIELDS, ownFieldsDocument, ownFieldsId, ownFieldsNode, ownFieldsOf } from './own-fields.ts'

/**
 * The containers of an object with those that it lacks: one for each place on its page, empty, and one with its own fields.
 * Created when an editor opens the object for the first time (A §4).
 * @param viewer who opens it
 */
export async function withMissingContainers(
  platform: Platform,
  viewer: Writer,
  { contentType, objectId }: ContentObject,
  existing: ContainerRow[],
): Promise<ContainerRow[]> {
  const rows = await withMissingFields(platform, viewer, { contentType, objectId }, existing)
  const [own, modules] = [rows.filter(isOwnFields), rows.filter((row) => !isOwnFields(row))]
  const missing = slotsOf(contentType).filter((slot) => !modules.some(({ slug }) => slotOfSlug(slug) === slot))
  const created = []
  for (const slot of missing) {
    created.push(
      await createContainer(platform, { slug: slotSlug(contentType, objectId, slot), model: 'container', contentType, objectId }),
    )
  }
  const fields = own.length > 0 ? undefined : await createOwnFields(platform, contentType, objectId)
  return [...modules, ...created, ...own, ...(fields ? [fields] : [])]
}

/**
 * The containers of an object, in which its own fields are complete: one that was made when pages showed fewer of them gets
 * the others from the record.
 */
async function withMissingFields(
  platform: Platform,
  viewer: Writer,
  { contentType, objectId }: ContentObject,
  existing: ContainerRow[],
): Promise<ContainerRow[]> {
  const own = existing.find(isOwnFields)
  const data = own && ownFieldsNode(own.document)?.data
  if (!data || ownFieldsOf(contentType).every((name) => Object.hasOwn(data, name))) return existing
  await platform.write(async (tx, invalidate, refresh) => {
    const type = recordTypeNamed(contentType)
    const record = await readRecord(tx, type, objectId)
    if (record) await followRecord({ platform, type, viewer, tx, invalidate, refresh }, record)
  })
  return readContainers(platform, contentType, objectId)
}

/** Whether a container holds an object's own fields, which are not content to visitors: its record has them. */
export function isOwnFields({ model }: Pick<ContainerRow, 'model'>): boolean {
  return model === OWN_FIELDS
}

/**
 * Creates the container with an object's own fields, as its record has them; from then on it follows the record
 * (`followRecord`). So they are edited, drafted, merged and published like every other content.
 * @returns undefined when such objects have no own fields, or the record does not exist
 */
async function createOwnFields(platform: Platform, contentType: string, objectId: number): Promise<ContainerRow | undefined> {
  if (ownFieldsOf(contentType).length === 0) return undefined
  const record = await readRecord(platform.db, recordTypeNamed(contentType), objectId)
  if (!record) return undefined
  const document = ownFieldsDocument(contentType, objectId, record.values)
  return createContainer(platform, { slug: ownFieldsId(contentType, objectId), model: OWN_FIELDS, contentType, objectId, document })
}
