// Cuts the open families that a theme may be set in (app/identity/faces/open-families.ts) out of their packages, and measures
// them. Run by hand when a family is added or app/ui/fonts/subsets.json changes, from the root; the result is committed:
//   node scripts/cut-open-faces.ts && biome check --write app/identity/faces/open-shapes.json
// All are under the SIL Open Font License without a reserved name, so what is cut may keep it; the licences lie beside the files.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cutFace, lettersOf } from '../app/identity/faces/cut-face.server.ts'
import { FACE_PARTS, type FaceShape } from '../app/identity/faces/face.ts'
import { measureFace, openFace } from '../app/identity/faces/measure-face.server.ts'
import { OPEN_FAMILIES, OPEN_FAMILY, type OpenFamily } from '../app/identity/faces/open-families.ts'
import { openSource } from '../app/identity/faces/open-sources.server.ts'

const TARGET = 'app/ui/fonts/open'
const RESERVED = /with Reserved Font Name/

mkdirSync(TARGET, { recursive: true })
const shapes: Partial<Record<OpenFamily, FaceShape>> = {}
for (const family of OPEN_FAMILIES) {
  const licence = `node_modules/@fontsource-variable/${family}/LICENSE`
  const terms = readFileSync(licence, 'utf8')
  if (!terms.includes('SIL Open Font License') || RESERVED.test(terms.split('\n')[0] ?? '')) throw new Error(`${family}: its licence`)
  copyFileSync(licence, `${TARGET}/${family}-LICENSE.txt`)
  for (const part of FACE_PARTS) {
    const { file, pinned } = openSource(family, part === 'extended' ? 'latin-ext' : 'latin')
    const source = readFileSync(`node_modules/${file}`)
    const cut = await cutFace(source, lettersOf(part), { as: 'woff2', pinned })
    writeFileSync(`${TARGET}/${family}-${part}.woff2`, cut)
    console.log(`${family}-${part}: ${cut.length} bytes`)
    if (part !== 'common') continue
    const { isSerif = false, headlineWeight } = OPEN_FAMILY[family]
    const plain = openFace(await cutFace(source, lettersOf(part), { as: 'sfnt', pinned }))
    shapes[family] = { ...measureFace(plain, headlineWeight), isSerif }
  }
}
writeFileSync('app/identity/faces/open-shapes.json', JSON.stringify(shapes, null, 2))
