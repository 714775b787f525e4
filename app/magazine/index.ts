export { ArticleTeaser } from './components/ArticleTeaser.tsx'
export { MagazineSkeleton } from './components/MagazineSkeleton.tsx'
export { type MagazineHead, MagazineHeadline } from './MagazineHeadline.tsx'
