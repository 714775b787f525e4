import type { ComponentType } from 'react'
import { MagazineSkeleton } from '../magazine/page-skeletons.tsx'
import type { RouteName } from '../platform/routing/table.ts'
import {
  DetailSkeleton,
  EnsembleSkeleton,
  ProductionsSkeleton,
  ScheduleSkeleton,
  SeriesSkeleton,
  VenueSkeleton,
} from '../programme/page-skeletons.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PlainPageSkeleton } from '../ui/skeleton-shapes.tsx'
import styles from './PageSkeleton.module.css'

/** The skeleton by route; the default is title and text. */
const SKELETONS: Partial<Record<RouteName, ComponentType>> = {
  home: HomeSkeleton,
  events: ScheduleSkeleton,
  'events-slug-id': DetailSkeleton,
  productions: ProductionsSkeleton,
  'productions-slug-id': DetailSkeleton,
  ensemble: EnsembleSkeleton,
  'series-slug-id': SeriesSkeleton,
  'venues-slug-id': VenueSkeleton,
  magazine: MagazineSkeleton,
  'magazine-categories-category-id': MagazineSkeleton,
  'magazine-tags-tag-id': MagazineSkeleton,
}

/** The skeleton of a page that is loading, in the shape of its content (A §2.7). Loaded when first needed. */
export default function PageSkeleton({ route }: { route: RouteName | undefined }) {
  const Shape = (route && SKELETONS[route]) || PlainPageSkeleton
  return (
    <div data-skeleton={route ?? 'page'} className={styles.skeleton} aria-hidden="true">
      <Shape />
    </div>
  )
}

/** The home page: a full-width picture with title and button (SKEL-07). */
function HomeSkeleton() {
  return (
    <div className={styles.slides}>
      <Skeleton width="12rem" />
      <Skeleton width="min(30rem, 90%)" height="var(--h1)" />
      <Skeleton width="9rem" height="3rem" />
    </div>
  )
}
