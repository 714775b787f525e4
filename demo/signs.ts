import type { MediaStore } from '../app/platform/media/store.ts'
import { addCrop } from './pictures.ts'

const WIDTH = 480
const HEIGHT = 200
const INK = '#161311'

/** The invented supporters of the theatre and the logo of each, drawn on 480 by 200. */
const SIGNS: { slug: string; name: string; marks: string }[] = [
  { slug: 'werft', name: 'Kranwerft Marienbrück', marks: '<path d="M90 150h300l-40 30H130zM150 150V40l190 70M150 40h-40v30"/>' },
  { slug: 'sparkasse', name: 'Stadtsparkasse Marienbrück', marks: '<circle cx="190" cy="100" r="62"/><circle cx="290" cy="100" r="62"/>' },
  { slug: 'stiftung', name: 'Stiftung Seelicht', marks: '<path d="M240 20v160M170 55l140 90M310 55l-140 90M150 100h180"/>' },
  {
    slug: 'faehre',
    name: 'Fährgesellschaft Nord',
    marks: '<path d="M80 60q40-40 80 0t80 0 80 0 80 0M80 105q40-40 80 0t80 0 80 0 80 0M80 150q40-40 80 0t80 0 80 0 80 0"/>',
  },
  { slug: 'druckerei', name: 'Druckerei Halbton', marks: '<path d="M150 40h60v120h-60zM230 40h60v120h-60zM310 40h20v120h-20z"/>' },
  {
    slug: 'freunde',
    name: 'Freundeskreis der Festspiele',
    marks: '<path d="M130 170V90a50 50 0 0 1 100 0v80M250 170V90a50 50 0 0 1 100 0v80"/>',
  },
]

/** Adds the supporters' logos to the media library. @returns their ids by name */
export async function addSigns(media: MediaStore): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { slug, name, marks } of SIGNS) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><g fill="none" stroke="${INK}" stroke-width="14">${marks}</g></svg>`
    ids.set(
      `sign/${slug}`,
      await addCrop(media, `zeichen-${slug}.svg`, { svg, width: WIDTH, height: HEIGHT, focalX: 0.5, focalY: 0.5 }, name),
    )
  }
  return ids
}
