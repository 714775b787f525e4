import { useState } from 'react'
import type { Release } from '../../content/index.ts'
import { useReleases } from './use-releases.ts'
import { type PublishTime, proposedTime } from './When.tsx'

type ChosenTime = { way: PublishTime['way']; at: string | undefined; release: number | string | undefined }

/**
 * When the ticked changes go live, with a proposal until a time or a release is chosen, and the open releases.
 * @param now instant, ISO in the theatre's time zone; empty until it is known
 */
export function usePublishTime(now: string): {
  moment: PublishTime
  releases: Release[] | undefined
  choose: (moment: PublishTime) => void
} {
  const [chosen, setChosen] = useState<ChosenTime>({ way: 'now', at: undefined, release: undefined })
  const releases = useReleases(chosen.way === 'release')
  const moment = {
    way: chosen.way,
    at: chosen.at ?? (chosen.way === 'time' && now ? proposedTime(now) : ''),
    release: chosen.release ?? releases?.[0]?.id ?? '',
  }
  return {
    moment,
    releases,
    // What is only proposed stays a proposal while something else is chosen.
    choose: (next) =>
      setChosen({
        way: next.way,
        at: next.at || undefined,
        release: next.release === moment.release ? chosen.release : next.release,
      }),
  }
}
