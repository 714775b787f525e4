import { type ContentObject, knowsVisibility, readVisibility, type StatusResponse, statusResponse } from '../content/index.server.ts'
import { toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'

/** Something that goes online by itself, on the page of an object or as the object itself. */
export type OnObject = {
  at: Date
  failure: string
  /** whose page it is on; undefined where it has none, as an alert */
  object?: ContentObject | undefined
  /** the objects that it switches on, which are offline until then */
  switchesOn?: ContentObject[]
}

/**
 * Of each change that is to come, why visitors do not see it once it is there, because they do not see its page; null where they do. What else
 * goes online by itself until then is taken into account. At most three statements for each page and instant.
 */
export function readUnseen(platform: Pick<Platform, 'db' | 'clock'>, changes: readonly OnObject[]): Promise<(StatusResponse | null)[]> {
  const read = new Map<string, Promise<StatusResponse | null>>()
  return Promise.all(
    changes.map(({ object, at, failure }) => {
      if (!object || failure || !knowsVisibility(object.contentType)) return null
      const key = `${keyOf(object)}@${at.getTime()}`
      const status = read.get(key) ?? readAt(platform, object, { at, isSwitchedOn: isSwitchedOnBy(changes, object, at) })
      read.set(key, status)
      return status
    }),
  )
}

async function readAt(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  object: ContentObject,
  { at, isSwitchedOn }: { at: Date; isSwitchedOn: boolean },
): Promise<StatusResponse | null> {
  const status = await readVisibility({ db, clock: { ...clock, now: () => toInstant(at) } }, object, isSwitchedOn)
  return status.state === 'online' ? null : statusResponse(status)
}

function isSwitchedOnBy(changes: readonly OnObject[], object: ContentObject, at: Date): boolean {
  return changes.some(
    ({ switchesOn = [], failure, at: moment }) =>
      failure === '' && moment <= at && switchesOn.some((each) => keyOf(each) === keyOf(object)),
  )
}

function keyOf({ contentType, objectId }: ContentObject): string {
  return `${contentType}:${objectId}`
}
