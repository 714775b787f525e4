import type { ComponentType } from 'react'
import type { RouteName } from '../../platform/routing/table.ts'
import {
  EnsembleSkeleton,
  EventDetailSkeleton,
  EventListSkeleton,
  HomeSlidesSkeleton,
  MagazineSkeleton,
  PlainSkeleton,
  ProductionsSkeleton,
  SeriesSkeleton,
  VenueSkeleton,
} from './shapes.tsx'
import styles from './skeletons.module.css'

/** The shape of each kind of page; the others are title and text. */
const SHAPES: Partial<Record<RouteName, ComponentType>> = {
  home: HomeSlidesSkeleton,
  events: EventListSkeleton,
  'events-slug-id': EventDetailSkeleton,
  productions: ProductionsSkeleton,
  'productions-slug-id': EventDetailSkeleton,
  ensemble: EnsembleSkeleton,
  'series-slug-id': SeriesSkeleton,
  'venues-slug-id': VenueSkeleton,
  magazine: MagazineSkeleton,
  'magazine-categories-category-id': MagazineSkeleton,
  'magazine-tags-tag-id': MagazineSkeleton,
}

/** A page that is still on its way, in the true shape of what will stand there (A §2.7). Its code comes with the first wait. */
export default function PageSkeleton({ route }: { route: RouteName | undefined }) {
  const Shape = (route && SHAPES[route]) || PlainSkeleton
  return (
    <div data-skeleton={route ?? 'page'} className={styles.shape} aria-hidden="true">
      <Shape />
    </div>
  )
}
