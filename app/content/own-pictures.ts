import { type PictureUse, pictureUse } from '../platform/media/picture-use.ts'
import type { ContainerDocument } from './document.ts'
import { ownFieldsNode, withOwnFields } from './own-fields.ts'

/** The own fields that are pictures. Their records hold the ids alone; crop and focal point are those of the object's page. */
export const OWN_PICTURES = ['imageId', 'wideImageId'] as const
export type OwnPictureField = (typeof OWN_PICTURES)[number]

/** The own fields of a document as their record holds them: of a picture its id. */
export function asInRecord(document: ContainerDocument): ContainerDocument {
  return withPictures(document, (use) => use.id)
}

/**
 * The own fields that a record holds, with the crops and focal points of its page; a picture that the record has replaced is whole.
 * @param cropped the own fields of the page before
 */
export function withCropsOf(document: ContainerDocument, cropped: ContainerDocument): ContainerDocument {
  const before = ownFieldsNode(cropped)?.data
  return withPictures(document, (use, name) => (pictureUse(before?.[name])?.id === use.id ? before?.[name] : use.id))
}

function withPictures(document: ContainerDocument, map: (use: PictureUse, name: OwnPictureField) => unknown): ContainerDocument {
  const data = ownFieldsNode(document)?.data
  const pictures = OWN_PICTURES.flatMap((name) => {
    const use = pictureUse(data?.[name])
    return use ? [[name, map(use, name)]] : []
  })
  return withOwnFields(document, Object.fromEntries(pictures))
}
