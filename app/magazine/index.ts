export { ArticlePiece } from './components/ArticlePiece.tsx'
export { type MagazineHead, MagazineHeadline } from './MagazineHeadline.tsx'
