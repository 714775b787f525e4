import type { LinksFunction } from 'react-router'
import { NEWSREADER, preloadOf } from './font-faces.ts'

/** The reading face, fetched with the page that is read at length; to be exported by its route module. */
export const links: LinksFunction = () => [preloadOf(NEWSREADER)]
