import type { RouterContextProvider } from 'react-router'
import { requireFound } from '../platform/http/required.ts'
import { platformOf } from '../platform/platform.ts'
import type { ContentObject } from './content-object.ts'
import { hasLiveModules } from './filled-objects.server.ts'
import { ownFieldsNode } from './own-fields.ts'
import { type Region, readRegion, type View } from './region.server.ts'
import { requestedView } from './requested-view.server.ts'
import { readVariants } from './variants/read-variants.server.ts'
import type { PageVariants } from './variants/variant.ts'

/** What editors have put on the page of an object whose other parts are generated. */
export type ObjectPage = { region: Region; edit: boolean }

/**
 * Reads the modules on the page of an object (A §1, A §4): for visitors what is live, for staff the view that the address asks
 * for, whose containers are created when the object is edited for the first time. For visitors an object without modules
 * costs nothing: which have some is read together with the site's other small tables.
 * @param origin the object whose texts the page shows besides, with the address at which they are edited
 * @param variantsOf the object whose variants the page offers, where it is another one
 * @returns the data by which the layout shows the modules; empty when there are none and nobody edits
 * @throws Response 301 for a version requested by a visitor, 404 for one that does not exist
 */
export async function readObjectPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { contentType, objectId, origin, variantsOf }: ContentObject & { origin?: Region['origin']; variantsOf?: ContentObject },
): Promise<{ objectPage?: ObjectPage; variants?: PageVariants }> {
  const platform = platformOf(context)
  const view = await requestedView(context, new URL(request.url), { contentType, objectId })
  const [variants, isFilled] = await Promise.all([
    readVariants(platform, variantsOf ?? { contentType, objectId }),
    isOfStaff(view) || hasLiveModules(platform, contentType, objectId),
  ])
  if (!isFilled) return variants
  const region = requireFound(await readRegion(context, contentType, objectId, view))
  return { ...variants, objectPage: { region: view.edit && origin ? { ...region, origin } : region, edit: view.edit } }
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
