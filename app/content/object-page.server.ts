import type { RouterContextProvider } from 'react-router'
import { requireFound } from '../platform/http/required.ts'
import { platformOf } from '../platform/platform.ts'
import { hasLiveModules } from './filled-objects.server.ts'
import { ownFieldsNode } from './own-fields.ts'
import { type Region, readRegion, type View } from './region.server.ts'
import { requestedView } from './requested-view.server.ts'

/** What editors have put on the page of an object whose other parts are generated. */
export type ObjectPage = { region: Region; edit: boolean }

/**
 * Reads the modules on the page of an object (A §1, A §4): for visitors what is live, for staff the view that the address asks
 * for, whose containers are created when the object is edited for the first time. For visitors an object without modules
 * costs nothing: which have some is read together with the site's other small tables.
 * @param origin the object whose texts the page shows besides, with the address at which they are edited
 * @returns the data by which the layout shows the modules; empty when there are none and nobody edits
 * @throws Response 301 for a version requested by a visitor, 404 for one that does not exist
 */
export async function readObjectPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { contentType, objectId, origin }: { contentType: string; objectId: number; origin?: Region['origin'] },
): Promise<{ objectPage?: ObjectPage }> {
  const view = await requestedView(context, new URL(request.url))
  if (!isOfStaff(view) && !(await hasLiveModules(platformOf(context), contentType, objectId))) return {}
  const region = requireFound(await readRegion(context, contentType, objectId, view))
  return { objectPage: { region: view.edit && origin ? { ...region, origin } : region, edit: view.edit } }
}

function isOfStaff({ edit, preview, version }: View): boolean {
  return edit || preview || version !== undefined
}

/** A row of the object that a page shows: for staff with the own fields of the view that they asked for, such as the draft's. */
export function withOwnFieldsOf<Row extends object>(row: Row, region: Region | undefined): Row {
  const data = ownDataOf(region)
  return data ? { ...row, ...Object.fromEntries(Object.entries(data).filter(([name]) => name in row)) } : row
}

/** The own fields of the object that a page shows in the view that staff asked for; undefined for visitors. */
export function ownDataOf(region: Region | undefined): Readonly<Record<string, unknown>> | undefined {
  const own = region?.containers.find(({ isOwnFields }) => isOwnFields)
  return own && ownFieldsNode(own.document)?.data
}
