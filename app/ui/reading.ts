import './reading.css'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import type { LinksFunction } from 'react-router'

/** The reading face, fetched with the page that is read at length; to be exported by its route module. */
export const links: LinksFunction = () => [{ rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }]
