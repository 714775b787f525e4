export { ArticleTeaser } from './components/ArticleTeaser.tsx'
export { type MagazineHead, MagazineHeadline } from './MagazineHeadline.tsx'
