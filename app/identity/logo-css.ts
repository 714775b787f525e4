/** A logo in its file, in pixels or in any other unit that both sides have. */
type Shown = { address: string; width: number; height: number }

/** Heights in rem at which logos stand in the bar, in the bar that stays, and in a row of their own. */
const USUAL = { inBar: 2.75, condensed: 2.25, alone: 3.75 }
/** One that is taller than wide may be nearly as high as its row. */
const TALL = { inBar: 3.75, condensed: 3, alone: 4.5 }
/** Widths in rem that no logo exceeds. */
const WIDEST = { inBar: 20, alone: 36 }
const TALL_BELOW = 0.8
/** From this shape on a logo gives way to the menu and to the buttons of a phone, down to a width at which it is still seen. */
const WIDE_FROM = 2.5
const GIVES_WAY = 'min-width:min(7rem,30vw);max-width:100%'

/** How a logo stands in the header, as large as its shape allows. `own-header.css` takes from here what it is alone in its row. */
export function logoCss({ address, width, height }: Shown): string {
  const logo = `img[src="${address}"]`
  const ratio = width / height
  const heights = ratio < TALL_BELOW ? TALL : USUAL
  const widthAt = (rows: number, most: number) => `${Number(Math.min(ratio * rows, most).toFixed(2))}rem`
  const bar = `width:${widthAt(heights.inBar, WIDEST.inBar)};height:${heights.inBar}rem`
  const alone = `--logo-width:${widthAt(heights.alone, WIDEST.alone)};--logo-height:${heights.alone}rem`
  const most = ratio > WIDE_FROM ? GIVES_WAY : 'max-width:none'
  return `header ${logo}{${[bar, most, alone].join(';')}}header[data-condensed] ${logo}{height:${heights.condensed}rem}`
}

/** In the dark the other logo stands in the place of the first, on no paper of its own. */
export function darkLogoCss(logo: string, dark: string): string {
  const image = `img[src="${logo}"]`
  const rule = `{content:url("${dark}");background:none}`
  return `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]) ${image}${rule}}[data-scheme=dark] ${image}${rule}`
}
