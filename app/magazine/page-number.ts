/** The page number in a request's address; 1 when it is missing or not a positive number. */
export function pageNumberOf(request: Request): number {
  const value = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}
