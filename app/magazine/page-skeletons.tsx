import { Skeleton } from '../ui/Skeleton.tsx'
import { OptionsSkeleton, PageHeaderSkeleton, Repeat, SkeletonSection, TextSkeleton } from '../ui/skeleton-shapes.tsx'
import styles from './page-skeletons.module.css'

/** The magazine's front page: the categories, a lead article, columns (SKEL-08). */
export function MagazineSkeleton() {
  return (
    <>
      <PageHeaderSkeleton />
      <SkeletonSection>
        <OptionsSkeleton />
        <div className={styles.lead}>
          <Skeleton height="100%" />
        </div>
      </SkeletonSection>
      <SkeletonSection className={styles.columns}>
        <Repeat n={3}>
          <Skeleton width="85%" height="var(--h3)" />
          <TextSkeleton />
        </Repeat>
      </SkeletonSection>
    </>
  )
}
