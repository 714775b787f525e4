import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'
import styles from './skeleton-shapes.module.css'

/** Renders its children `n` times. */
export function Repeat({ n, children }: { n: number; children: ReactNode }) {
  return Array.from({ length: n }, (_, index) => index).map((index) => <div key={index}>{children}</div>)
}

/** A section of a page skeleton in the width of the page's content. */
export function SkeletonSection({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.section} ${className}`}>{children}</div>
}

/** Breadcrumb and title. */
export function PageHeaderSkeleton() {
  return (
    <SkeletonSection className={styles.header}>
      <Skeleton width="9rem" height="var(--small)" />
      <Skeleton width="min(24rem, 80%)" height="var(--h1)" />
    </SkeletonSection>
  )
}

/** The options of a filter bar. */
export function OptionsSkeleton() {
  return (
    <div className={styles.bar}>
      {['3rem', '4rem', '7rem', '5rem'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** A paragraph of five lines. */
export function TextSkeleton() {
  return (
    <div className={styles.text}>
      {['100%', '96%', '99%', '92%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** A page of title and text. */
export function PlainPageSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection>
        <TextSkeleton />
      </SkeletonSection>
    </>
  )
}
