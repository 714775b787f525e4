// Draws forty posters and thirty portraits side by side, to be looked at: node demo/posters/sheet.ts sheet.png
import sharp from 'sharp'
import { zweiklangNames } from '../../app/ui/zweiklang.ts'
import { drawPortrait, drawPoster, posterFamilies } from './index.ts'

const [WIDTH, HEIGHT, GAP, COLUMNS] = [150, 188, 10, 10]
const target = process.argv[2] ?? 'sheet.png'

const posters = Array.from({ length: 40 }, (_, index) =>
  drawPoster({
    seed: `sheet-${index}`,
    zweiklang: zweiklangNames[(index * 3) % zweiklangNames.length] ?? 'kohle',
    title: 'Requiem Salz Meer Glas Doppel Vom Königin'.split(' ')[index % 7] ?? '',
    family: posterFamilies[index % posterFamilies.length],
    variant: Math.floor(index / posterFamilies.length),
  }),
)
const portraits = Array.from({ length: 30 }, (_, index) =>
  drawPortrait({ seed: `person-${index}`, zweiklang: zweiklangNames[index % zweiklangNames.length] ?? 'kohle' }),
)
const tiles = await Promise.all(
  [...posters, ...portraits].map(async (art, index) => ({
    input: await sharp(Buffer.from(art.crops.poster.svg)).resize(WIDTH, HEIGHT).png().toBuffer(),
    left: GAP + (index % COLUMNS) * (WIDTH + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
  })),
)
await sharp({ create: { width: GAP + COLUMNS * (WIDTH + GAP), height: GAP + 7 * (HEIGHT + GAP), channels: 3, background: '#F7F4EE' } })
  .composite(tiles)
  .png()
  .toFile(target)
