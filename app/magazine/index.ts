export { type MagazineHead, MagazineHeadline } from './MagazineHeadline.tsx'
