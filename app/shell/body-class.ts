const CMS_ROUTES = /^(home|page|events|productions)(\.\w+)?$/
const NON_CMS_ROUTES = /^(events|productions)-slug-id(\.\w+)?$/

/** The class of the body by route: for pages of the content system, for detail pages, or none (A §2.6, AMB-06). */
export function bodyClassOf(routeId: string | undefined): string | undefined {
  if (!routeId) return undefined
  if (CMS_ROUTES.test(routeId)) return 'cms-page'
  return NON_CMS_ROUTES.test(routeId) ? 'non-cms-page' : undefined
}
