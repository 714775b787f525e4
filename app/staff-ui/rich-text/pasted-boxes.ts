const CONTAINERS =
  'div, section, article, main, center, header, footer, figure, figcaption, body, aside, nav, dl, dt, dd, details, summary, address, fieldset, form, hgroup, legend, dialog, search, tr, td, th, caption, thead, tbody, tfoot'
/** What opens on another site. */
export const QUESTION = 'details'
const BLOCKS = `p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, table, img, hr, ${QUESTION}`

/** The blocks of a paste in their order, out of the boxes that lay out a page; loose words as paragraphs. */
export function blocksOf(parent: Element): Element[] {
  const blocks: Element[] = []
  let loose: Node[] = []
  const close = () => {
    if (loose.some((node) => node.textContent?.trim())) {
      const paragraph = document.createElement('p')
      paragraph.append(...loose)
      blocks.push(paragraph)
    }
    loose = []
  }
  for (const node of [...parent.childNodes]) {
    const element = node instanceof Element ? node : undefined
    if (element?.matches(BLOCKS)) {
      close()
      blocks.push(element)
    } else if (element && (element.matches(CONTAINERS) || element.querySelector(`${BLOCKS}, ${CONTAINERS}`))) {
      close()
      blocks.push(...blocksOf(element))
    } else loose.push(node)
  }
  close()
  return blocks
}
