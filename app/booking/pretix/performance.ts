/** A performance by its number in the programme: `event`, or `event/date` for a date of an event series. */
export type Performance = { id: string; event: string; subevent: number | null }

/** The performance of a number; a date that is no number is one that pretix does not have. */
export function performanceOf(id: string): Performance {
  const [event = '', subevent] = id.split('/')
  return { id, event, subevent: subevent === undefined ? null : Number(subevent) || 0 }
}
