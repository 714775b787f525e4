import { expect, it } from 'vitest'
import { lightMarkdown } from './light-markdown.ts'
import { richTextSchema } from './rich-text.ts'

it('turns light Markdown into a document that the editor accepts', () => {
  const text = lightMarkdown('Ein **fetter** und ein *schräger* Satz mit [Weg](/de).\n\n- eins\n- zwei\n\n1. erst\n2. dann')
  expect(richTextSchema.parse(text)).toEqual(text)
  expect(text.content.map((block) => block.type)).toEqual(['paragraph', 'bulletList', 'orderedList'])
  expect(text.content[0]).toMatchObject({
    content: [{ text: 'Ein ' }, { text: 'fetter', marks: [{ type: 'bold' }] }, {}, {}, {}, { marks: [{ type: 'link' }] }, {}],
  })
})
