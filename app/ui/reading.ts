import type { LinksFunction } from 'react-router'
import { fontPreload, NEWSREADER } from './main-fonts.ts'

/** Preloads the font of long texts; to be exported by the route module of a page that has one. */
export const links: LinksFunction = () => [fontPreload(NEWSREADER)]
