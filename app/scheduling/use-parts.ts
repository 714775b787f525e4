import type { UsualPart } from '../programme/parts.server.ts'
import { type Loaded, useLoaded } from '../staff-ui/use-loaded.ts'

/** The parts of a production. Without them only the current part can be chosen; the server validates on saving. @param productionId the form's value */
export function useParts(productionId: unknown): Loaded<UsualPart[]> {
  return useLoaded(typeof productionId === 'number' ? `/api/admin/event/parts?production=${productionId}` : null)
}
