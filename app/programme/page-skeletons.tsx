import { Skeleton } from '../ui/Skeleton.tsx'
import { OptionsSkeleton, PageHeaderSkeleton, Repeat, SkeletonSection, TextSkeleton } from '../ui/skeleton-shapes.tsx'
// Through the index, whose parts are one chunk: imported directly, it would split EventDays in two for every visitor.
import { EventDaysSkeleton } from './index.ts'
import styles from './page-skeletons.module.css'

/** The schedule: its filter, then days (SKEL-02). */
export function ScheduleSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection>
        <OptionsSkeleton />
        <EventDaysSkeleton />
      </SkeletonSection>
    </>
  )
}

/** A performance or production: full-width poster with title, then text beside the tickets (SKEL-01). */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.poster}>
        <Skeleton width="14rem" />
        <Skeleton width="min(32rem, 90%)" height="var(--h1)" />
      </div>
      <SkeletonSection className={styles.split}>
        <TextSkeleton />
        <Skeleton height="18rem" />
      </SkeletonSection>
    </>
  )
}

/** A grid of posters with titles (SKEL-05). */
export function ProductionsSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection className={styles.posters}>
        <Repeat n={6}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="70%" height="var(--h3)" />
          <Skeleton width="45%" height="var(--small)" />
        </Repeat>
      </SkeletonSection>
    </>
  )
}

/** A wall of names. */
export function EnsembleSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection className={styles.wall}>
        <Skeleton width="9rem" height="var(--h4)" />
        <div className={styles.names}>
          {['14rem', '11rem', '17rem', '12rem', '15rem', '10rem', '18rem', '13rem', '16rem', '11.5rem', '14.5rem', '12.5rem'].map(
            (width) => (
              <Skeleton key={width} width={width} height="var(--h3)" />
            ),
          )}
        </div>
      </SkeletonSection>
    </>
  )
}

/** A venue: full-width picture, then its details (SKEL-06). */
export function VenueSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.wide}>
        <Skeleton height="100%" />
      </div>
      <SkeletonSection>
        <TextSkeleton />
      </SkeletonSection>
    </>
  )
}

/** A series: title, a paragraph, the performances (SKEL-10). */
export function SeriesSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection>
        <TextSkeleton />
        <EventDaysSkeleton />
      </SkeletonSection>
    </>
  )
}
