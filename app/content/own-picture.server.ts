import { and, inArray, sql } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags, trackDependencies } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { cropSignature } from '../platform/media/crop-signature.ts'
import { readMediaRows } from '../platform/media/media-rows.ts'
import { type PictureSource, pictureInUse } from '../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../platform/media/picture-use.ts'
import type { Platform } from '../platform/platform.ts'
import { OBJECT_CONTAINERS_TAG } from './cache-tags.ts'
import type { ContentObject } from './content-object.ts'
import { ownDataOf } from './object-page.server.ts'
import { OWN_FIELDS } from './own-fields.ts'
import { OWN_PICTURES, type OwnPictureField } from './own-pictures.ts'
import type { Region } from './region.server.ts'
import { containers } from './tables.ts'

type Live = { object: ContentObject; field: OwnPictureField; picture: PictureSource | null }

/**
 * A picture of an object as its page shows it, with the crop and focal point of the page: for staff in the view that they asked for,
 * for visitors as it is live. One statement more where a picture is cropped.
 * @param live the picture that the record names, whole
 * @param region of the object, where it was read
 */
export async function ownPictureOf(platform: Platform, live: Live, region: Region | undefined): Promise<PictureSource | null> {
  const data = ownDataOf(region)
  if (region && data && Object.hasOwn(data, live.field)) return region.prepared.pictures[pictureKey(data[live.field]) ?? ''] ?? null
  const use = await liveCropOf(platform, live)
  // The record may have got another picture by a way that no page knows of, such as an import.
  if (!live.picture || use?.id !== live.picture.id) return live.picture
  const row = (await readMediaRows(platform, [use.id])).get(use.id)
  return row ? pictureInUse(row, use, (key, crop) => cropSignature(platform.config, key, crop)) : null
}

type LiveCrop = ContentObject & { field: OwnPictureField; use: PictureUse }

/** The pictures of objects whose pages show them in a crop or around a focal point of their own: few, so one read has them all. */
const readLiveCrops = defineSmallTable<LiveCrop>({
  name: 'live-crops',
  tags: [OBJECT_CONTAINERS_TAG],
  select: (db) =>
    db
      .select({
        contentType: containers.contentType,
        objectId: sql<number>`${containers.objectId}`.as('object_id'),
        field: sql<OwnPictureField>`own.key`.as('field'),
        use: sql<PictureUse>`own.value`.as('use'),
      })
      .from(containers)
      .innerJoin(sql`jsonb_each(${containers.document} #> '{columns,0,children,0,data}') AS own`, sql`jsonb_typeof(own.value) = 'object'`)
      // As in the words of the index `containers_own_fields`, without a parameter.
      .where(and(sql`${containers.model} = ${sql.raw(`'${OWN_FIELDS}'`)}`, inArray(sql`own.key`, [...OWN_PICTURES]))),
})

async function liveCropOf(platform: ReadContext, { object, field }: Live): Promise<PictureUse | undefined> {
  // The page depends on this object's containers, not on which others have crops.
  addCacheTags(`containers:${object.contentType}:${object.objectId}`)
  const { result } = await trackDependencies(() => readLiveCrops(platform))
  const isHere = (crop: LiveCrop) => crop.contentType === object.contentType && crop.objectId === object.objectId && crop.field === field
  return result.find(isHere)?.use
}
