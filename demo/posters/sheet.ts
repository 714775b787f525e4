// Draws forty posters and thirty portraits side by side, to be looked at: node demo/posters/sheet.ts sheet.png
import sharp from 'sharp'
import { zweiklangNames } from '../../app/platform/theme/color-pair.ts'
import { type CropName, drawPortrait, drawPoster, posterFamilies, posterMotifs } from './index.ts'

const [TILE_WIDTH, GAP, COLUMNS] = [216, 16, 10]
const TITLES = 'Medea|Das Meer hat keine Tür|Rost|Kassensturz|Ärger im Olymp|Der Koffer voller Wind|Gold|Bühne frei|Zorn|Ein Sommer'.split(
  '|',
)

const [target = 'sheet.png', crop = 'poster'] = process.argv.slice(2) as [string?, CropName?]

const posters = Array.from({ length: 40 }, (_, index) => {
  const family = posterFamilies[index % posterFamilies.length]
  const motifs = posterMotifs(family ?? 'letter')
  // Motifs take turns as in the demo content: a season never shows one twice in a row.
  const motif = motifs[(Math.floor(index / posterFamilies.length) * 5 + index) % motifs.length]
  return drawPoster({ seed: `sheet-${index}`, zweiklang: zweiklang(index), title: TITLES[index % 10] ?? '', family, motif }).crops[crop]
})
const portraits = Array.from({ length: 30 }, (_, index) => {
  const art = drawPortrait({ seed: `person-${index}`, zweiklang: zweiklang(index) })
  return crop === 'square' ? art.crops.square : art.crops.poster
})

const tileHeight = Math.round((TILE_WIDTH * (posters[0]?.height ?? 1)) / (posters[0]?.width ?? 1))
const tiles = await Promise.all(
  [...posters, ...portraits].map(async ({ svg }, index) => ({
    input: await sharp(Buffer.from(svg)).resize(TILE_WIDTH, tileHeight, { fit: 'contain', background: '#F7F4EE' }).png().toBuffer(),
    left: GAP + (index % COLUMNS) * (TILE_WIDTH + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (tileHeight + GAP),
  })),
)
const [width, height] = [GAP + COLUMNS * (TILE_WIDTH + GAP), GAP + Math.ceil(tiles.length / COLUMNS) * (tileHeight + GAP)]
await sharp({ create: { width, height, channels: 3, background: '#F7F4EE' } })
  .composite(tiles)
  .png()
  .toFile(target)

/** Neighbours never wear the same colours, and no column is of one colour. */
function zweiklang(index: number) {
  return zweiklangNames[(index * 3 + Math.floor(index / 10)) % zweiklangNames.length] ?? 'kohle'
}
