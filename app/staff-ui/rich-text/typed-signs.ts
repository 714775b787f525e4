import { InputRule, type Mark, markInputRule, type Node, wrappingInputRule } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { isMonth } from './dates-in-lines.ts'

/** An emphasis neither begins behind a letter nor ends behind a blank (CommonMark 6.2), as marks of footnotes do. */
const ITALIC = [/(?:^|\s)(\*([^\s*](?:[^*]*[^\s*])?)\*)$/, /(?:^|\s)(_([^\s_](?:[^_]*[^\s_])?)_)$/]
const BOLD = [/(?:^|\s)(\*\*([^\s*](?:[^*]*[^\s*])?)\*\*)$/, /(?:^|\s)(__([^\s_](?:[^_]*[^\s_])?)__)$/]
/** A star at the beginning of a line is a footnote or a year of birth. */
const BULLET = /^\s*(-)\s$/
/** Any other number is a date or an ordinal. */
const FIRST_NUMBER = /^(1)\.\s$/
const FIRST_WORD = /^(\p{L}+\.?)[:,;]?\s$/u

/**
 * Tiptap's kit with rules for typed signs that leave signs alone which mean themselves. What was made of `- `, `1. ` or two
 * stars, Backspace takes back. Pasted stars stay what they are: WhatsApp writes words so, and so do footnotes.
 */
export const WritingKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name === 'bold') return withEmphasis(extension as Mark, BOLD)
      if (extension.name === 'italic') return withEmphasis(extension as Mark, ITALIC)
      if (extension.name === 'bulletList') return withBullets(extension as Node)
      return extension.name === 'orderedList' ? withNumbers(extension as Node) : extension
    })
  },
})

function withEmphasis(mark: Mark, signs: RegExp[]): Mark {
  return mark.extend({
    addInputRules() {
      return signs.map((find) => markInputRule({ find, type: this.type }))
    },
    addPasteRules: () => [],
  })
}

function withBullets(list: Node): Node {
  return list.extend({
    addInputRules() {
      return [wrappingInputRule({ find: BULLET, type: this.type })]
    },
  })
}

function withNumbers(list: Node): Node {
  return list.extend({
    addInputRules() {
      const begin = wrappingInputRule({
        find: FIRST_NUMBER,
        type: this.type,
        joinPredicate: (_, { attrs, childCount }) => attrs.start === 1 && childCount === 0,
      })
      return [begin, dateRule(list.name)]
    },
    // Its own reading of pasted lines makes a list of `24. Dezember`; lines are read by `blocksOfPlainText`.
    addProseMirrorPlugins: () => [],
  })
}

/** `1. November` is a date: the list that began at `1. ` becomes words again. */
function dateRule(listName: string): InputRule {
  return new InputRule({
    find: FIRST_WORD,
    handler: ({ state, range, match }) => {
      const { tr, schema } = state
      const $word = tr.doc.resolve(range.from)
      const list = $word.depth >= 2 ? $word.node(-2) : undefined
      const isFirst = list?.type.name === listName && list.attrs.start === 1 && list.childCount === 1 && $word.node(-1).childCount === 1
      if (!isFirst || !isMonth(match[1] ?? '')) return null
      const words = schema.text(`1. ${$word.parent.textContent}`)
      const start = $word.before(-2)
      tr.replaceWith(start, $word.after(-2), $word.parent.type.create($word.parent.attrs, words))
      tr.setSelection(TextSelection.create(tr.doc, start + 1 + words.nodeSize))
    },
  })
}
