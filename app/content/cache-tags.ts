/** The tag of the list of objects that have modules. */
export const OBJECT_CONTAINERS_TAG = 'object-containers'

/** The tags that a write to the live containers of an object invalidates. */
export function containerTags(contentType: string, objectId: number | null): string[] {
  return [`containers:${contentType}:${objectId}`, OBJECT_CONTAINERS_TAG]
}
