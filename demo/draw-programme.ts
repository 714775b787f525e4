import type { MediaStore } from '../app/platform/media/store.ts'
import type { ZweiklangName } from '../app/platform/theme/color-pair.ts'
import { motifs, scenes } from './content/motifs.ts'
import { persons as demoPersons } from './content/persons.ts'
import { productions as demoProductions } from './content/productions.ts'
import { series as demoSeries } from './content/series.ts'
import { venues as demoVenues } from './content/venues.ts'
import { addArt, addCrop, drawNumbered, type PictureIds } from './pictures.ts'
import { drawPortrait, drawPoster } from './posters/index.ts'

/** Pictures by subject: a production by its slug, others as `person/slug`, `venue/slug`, `series/slug`, `scenes/slug`. */
export type ProgrammeArt = PictureIds & { scenes?: number[] }

/** Draws every picture of the programme: posters and scenes of the productions, portraits, motifs of venues and series. */
export async function drawProgramme(media: MediaStore): Promise<Map<string, ProgrammeArt>> {
  const art = new Map<string, ProgrammeArt>()
  for (const { slug, title, zweiklang } of demoProductions) {
    const [family, motif] = motifs[slug] ?? []
    art.set(slug, await addArt(media, slug, drawPoster({ seed: slug, title, zweiklang, family, motif }), `Plakatmotiv zu „${title}“`))
    art.set(`scenes/${slug}`, { scenes: await drawScenes(media, slug, { title, zweiklang }) })
  }
  for (const { slug, firstName, lastName, zweiklang } of demoPersons) {
    const { poster } = drawPortrait({ seed: slug, zweiklang }).crops
    const id = await addCrop(media, `${slug}-plakat.svg`, poster, `Gezeichnetes Porträt: ${firstName} ${lastName}`)
    art.set(`person/${slug}`, { poster: id })
  }
  const places = [
    ...demoVenues.map((venue) => ({ ...venue, slug: `venue/${venue.slug}` })),
    ...demoSeries.map((series) => ({ ...series, slug: `series/${series.slug}` })),
  ]
  for (const [index, { slug, name, zweiklang }] of places.entries()) {
    const { wide } = drawNumbered(index + 2, { seed: slug, title: name, zweiklang }).crops
    art.set(slug, { wide: await addCrop(media, `${slug.replace('/', '-')}-breit.svg`, wide, `Motiv: ${name}`) })
  }
  return art
}

async function drawScenes(media: MediaStore, slug: string, play: { title: string; zweiklang: ZweiklangName }): Promise<number[]> {
  const ids: number[] = []
  for (const [index, { motif, alt }] of (scenes[slug] ?? []).entries()) {
    const art = drawPoster({ ...play, seed: `${slug}/scene-${index}`, family: motif[0], motif: motif[1] })
    ids.push(await addCrop(media, `${slug}-szene-${index + 1}.svg`, art.crops.wide, alt))
  }
  return ids
}
