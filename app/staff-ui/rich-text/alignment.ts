import TextAlign from '@tiptap/extension-text-align'

/**
 * The alignment of paragraphs and headings. Pasted HTML says it in `data-align`, since the page's security policy allows no
 * `style` attributes, not even where HTML is only read.
 */
export const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    return (this.parent?.() ?? []).map((global) => ({
      ...global,
      attributes: { textAlign: { ...global.attributes.textAlign, parseHTML: (element: HTMLElement) => alignmentOf(element) } },
    }))
  },
}).configure({ alignments: ['left', 'center', 'right'] })

function alignmentOf({ dataset: { align } }: HTMLElement): string | null {
  return align === 'center' || align === 'right' ? align : null
}
