import { t } from '../../platform/i18n/i18n.ts'
import { contrastOf } from '../../platform/theme/contrast.ts'
import { containerOf } from '../container-of.ts'
import type { Finding } from './check-page.ts'
import { blendOver, type Colour, neededContrast } from './contrast.ts'

const WHITE: Colour = [255, 255, 255, 1]
/** Tolerates rounding of colours at the limit. */
const TOLERANCE = 0.05

/** Texts with too little contrast on the page as rendered. Texts over images or gradients are not measured. */
export function lowContrastTexts(root: ParentNode = document): Finding[] {
  const colours = createColourParser()
  const faintest = new Map<string, Finding & { ratio: number }>()
  for (const element of root.querySelectorAll<HTMLElement>('main [data-node] *')) {
    const nodeId = element.closest<HTMLElement>('[data-node]')?.dataset.node
    const containerId = containerOf(element)
    if (!nodeId || !containerId || !holdsWords(element) || !element.checkVisibility({ opacityProperty: true })) continue
    const ground = backgroundOf(element, colours)
    if (!ground) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const needed = neededContrast(Number.parseFloat(fontSize), Number(fontWeight))
    const ratio = contrastOf(blendOver(colours(color), ground), ground)
    if (ratio >= needed - TOLERANCE || ratio >= (faintest.get(nodeId)?.ratio ?? Number.POSITIVE_INFINITY)) continue
    const message = t('Low contrast between text and background: {ratio}:1, but {needed}:1 is required.', {
      ratio: inGerman(ratio),
      needed: inGerman(needed),
    })
    faintest.set(nodeId, { containerId, nodeId, message, ratio })
  }
  return [...faintest.values()].map(({ ratio: _, ...finding }) => finding)
}

function inGerman(ratio: number): string {
  return ratio.toLocaleString('de-DE', { maximumFractionDigits: 1 })
}

function holdsWords(element: HTMLElement): boolean {
  return [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
}

/** The background colour of an element; undefined over an image or gradient. */
function backgroundOf(element: HTMLElement, colours: (css: string) => Colour): Colour | undefined {
  const layers: Colour[] = []
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none' || at.matches(':has(> picture)')) return undefined
    const colour = colours(backgroundColor)
    if (colour[3] > 0) layers.push(colour)
    if (colour[3] === 1) break
  }
  return layers.reduceRight<Colour>((below, colour) => blendOver(colour, below), WHITE)
}

/** Parses any CSS colour, by painting it on a canvas. */
function createColourParser(): (css: string) => Colour {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Colour>()
  return (css) => {
    const before = known.get(css)
    if (before || !context) return before ?? WHITE
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    known.set(css, colour)
    return colour
  }
}
