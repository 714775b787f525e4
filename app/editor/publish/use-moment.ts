import { useState } from 'react'
import type { Release } from '../../content/index.ts'
import { useReleases } from './use-releases.ts'
import { type ChosenMoment, proposedTime } from './When.tsx'

type Moment = { way: ChosenMoment['way']; at: string | undefined; release: number | string | undefined }

/**
 * When the ticked changes go live, with a proposal until a time or a release is chosen, and the open releases.
 * @param now instant, ISO in the theatre's time zone; empty until it is known
 */
export function useMoment(now: string): {
  moment: ChosenMoment
  releases: Release[] | undefined
  choose: (moment: ChosenMoment) => void
} {
  const [wanted, setWanted] = useState<Moment>({ way: 'now', at: undefined, release: undefined })
  const releases = useReleases(wanted.way === 'release')
  const moment = {
    way: wanted.way,
    at: wanted.at ?? (wanted.way === 'time' && now ? proposedTime(now) : ''),
    release: wanted.release ?? releases?.[0]?.id ?? '',
  }
  return {
    moment,
    releases,
    // What is only proposed stays a proposal while something else is chosen.
    choose: (next) =>
      setWanted({
        way: next.way,
        at: next.at || undefined,
        release: next.release === moment.release ? wanted.release : next.release,
      }),
  }
}
