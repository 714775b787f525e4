import type { ReactNode } from 'react'
import { EventDaysSkeleton } from '../../programme/index.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './skeletons.module.css'

/** As many times the same, for whatever comes in rows. */
function Times({ n, children }: { n: number; children: ReactNode }) {
  return Array.from({ length: n }, (_, index) => index).map((index) => <div key={index}>{children}</div>)
}

/** Breadcrumb and title. */
export function PageHeaderSkeleton() {
  return (
    <div className={styles.header}>
      <Skeleton width="9rem" height="var(--small)" />
      <Skeleton width="min(24rem, 80%)" height="var(--h1)" />
    </div>
  )
}

/** The filter's words in a bar. */
export function OptionsSkeleton() {
  return (
    <div className={styles.bar}>
      {['3rem', '4rem', '7rem', '5rem'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** The schedule: its filter, then days. */
export function EventListSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.page}>
        <OptionsSkeleton />
        <EventDaysSkeleton />
      </div>
    </>
  )
}

/** A performance or production: poster to the edges with its title, then running text beside the tickets. */
export function EventDetailSkeleton() {
  return (
    <>
      <div className={styles.poster}>
        <Skeleton width="14rem" />
        <Skeleton width="min(32rem, 90%)" height="var(--h1)" />
      </div>
      <div className={styles.split}>
        <TextSkeleton />
        <Skeleton height="18rem" />
      </div>
    </>
  )
}

/** Posters in a grid, each with a title. */
export function ProductionsSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.posters}>
        <Times n={6}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="70%" height="var(--h3)" />
          <Skeleton width="45%" height="var(--small)" />
        </Times>
      </div>
    </>
  )
}

/** Names as a wall. */
export function EnsembleSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.wall}>
        <Skeleton width="9rem" height="var(--h4)" />
        <div className={styles.names}>
          {['14rem', '11rem', '17rem', '12rem', '15rem', '10rem', '18rem', '13rem', '16rem', '11.5rem', '14.5rem', '12.5rem'].map(
            (width) => (
              <Skeleton key={width} width={width} height="var(--h3)" />
            ),
          )}
        </div>
      </div>
    </>
  )
}

/** A venue: its picture over the whole width, then what there is to know. */
export function VenueSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.wide}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.page}>
        <TextSkeleton />
      </div>
    </>
  )
}

/** A series: title, a paragraph, the performances. */
export function SeriesSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.page}>
        <TextSkeleton />
        <EventDaysSkeleton />
      </div>
    </>
  )
}

/** The magazine's front: the categories, a lead, columns. */
export function MagazineSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.page}>
        <OptionsSkeleton />
        <div className={styles.lead}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={styles.columns}>
        <Times n={3}>
          <Skeleton width="85%" height="var(--h3)" />
          <TextSkeleton />
        </Times>
      </div>
    </>
  )
}

/** Home: tonight's picture from edge to edge with its words. */
export function HomeSlidesSkeleton() {
  return (
    <div className={styles.slides}>
      <Skeleton width="12rem" />
      <Skeleton width="min(30rem, 90%)" height="var(--h1)" />
      <Skeleton width="9rem" height="3rem" />
    </div>
  )
}

/** Any other page: title and text. */
export function PlainSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.page}>
        <TextSkeleton />
      </div>
    </>
  )
}

function TextSkeleton() {
  return (
    <div className={styles.text}>
      {['100%', '96%', '99%', '92%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
