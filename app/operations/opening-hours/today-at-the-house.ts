import { useSyncExternalStore } from 'react'
import { TIMEZONE } from '../../platform/clock/clock.ts'

const never = () => () => {}

/** Today at the theatre as an ISO day; empty until the page is alive, since the server renders it for any day. */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => '')
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short' }).format()
}
