/** Suffix of the requests by which the router loads a page's data. */
export const DATA_SUFFIX = '.data'
/** The parameter of these requests that names the routes whose data is asked for. */
export const ROUTES_PARAMETER = '_routes'
