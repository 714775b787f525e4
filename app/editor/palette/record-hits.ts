import { request } from '../../staff-ui/api-client.ts'
import { type Hit, searchObjects } from '../../staff-ui/links/link-hits.ts'
import { recordUrlOfHit } from '../record-link.ts'

type InHouse = { results: Hit[]; isWhole: boolean }

/**
 * Finds the records of the house by name, whether visitors see them or not, and then what the site's search knows of them
 * besides, such as the plays of a person; only what this person may open.
 */
export async function searchRecords(name: string): Promise<Hit[]> {
  const [{ results, isWhole }, site] = await Promise.all([request<InHouse>('GET', `/api/staff/records?q=${name}`), searchObjects(name)])
  const known = new Set(results.map(({ url }) => url))
  const others = isWhole ? site.map((hit) => ({ ...hit, url: recordUrlOfHit(hit) ?? hit.url })) : []
  return [...results, ...others.filter(({ url }) => !known.has(url))]
}
