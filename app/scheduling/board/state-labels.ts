import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { EventMark } from '../../programme/schema.ts'
import type { BoardEvent } from './board.server.ts'

/** Marks that matter for planning; the others are for visitors. */
const MARKS: Partial<Record<EventMark, Label>> = {
  premiere: 'Premiere',
  'world-premiere': 'World premiere',
  'last-time': 'Final performance',
}

/** Labels for the unusual states of a performance. */
export function stateLabels({ status, isOnline, marks, phase, sale, isLow }: BoardEvent): string[] {
  const state: (Label | undefined)[] = [
    status === 'cancelled' ? 'Cancelled' : status === 'moved' ? 'Moved' : undefined,
    isOnline ? undefined : 'Offline',
    ...marks.map((mark) => MARKS[mark]),
    status !== 'cancelled' && phase === 'running' ? 'on now' : undefined,
    sale.kind === 'sold-out'
      ? 'Sold out'
      : sale.kind === 'online-sold-out'
        ? 'Sold out online, the box office has tickets'
        : sale.kind === 'few'
          ? 'Few tickets left'
          : undefined,
    isLow ? 'little sold' : undefined,
  ]
  return state.flatMap((word) => (word ? [t(word)] : []))
}
