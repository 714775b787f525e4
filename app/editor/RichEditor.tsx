import TextAlign from '@tiptap/extension-text-align'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
import { type ContentNode, fieldChange, fieldValue } from '../content/index.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { containerOf } from './container-of.ts'
import styles from './editable.module.css'
import { useSession } from './session-context.ts'

/** Exactly what A §5 allows: bold, italic, link, both lists, undo and redo, alignment. */
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  TextAlign.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
]

type Props = { node: ContentNode; field: string; label: string; className?: string; onClose: () => void }

/** The text editor, mounted while somebody is in a text; leaving it makes one step of everything typed. */
export default function RichEditor({ node, field, label, className, onClose }: Props) {
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: fieldValue(node.data, field) as RichText,
    autofocus: 'end',
    immediatelyRender: false,
    // Its style element would break the page's policy; the two rules it needs stand in editable.module.css.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.editable ?? '' } },
  })

  function finish(left: Editor) {
    const text = clean(left.getJSON()) as RichText
    const containerId = box.current ? containerOf(box.current) : undefined
    if (containerId && JSON.stringify(text) !== JSON.stringify(fieldValue(node.data, field))) {
      session.apply(containerId, [{ type: 'update', id: node.id, data: fieldChange(node.data, field, text) }])
    }
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave the text and its tools
    <div
      ref={box}
      className={className}
      onBlur={(event) => {
        if (editor && !event.currentTarget.contains(event.relatedTarget)) finish(editor)
      }}
    >
      {editor && <Tools editor={editor} />}
      <EditorContent editor={editor} style={{ display: 'contents' }} />
    </div>
  )
}

/** What Tiptap writes without meaning (empty attributes) is left out, so that the same text is the same document. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [name, clean(member)] as const)
    .filter(([name, member]) => !(name === 'attrs' && typeof member === 'object' && member !== null && Object.keys(member).length === 0))
  return Object.fromEntries(entries.filter(([name]) => name !== 'class' && name !== 'title'))
}

function Tools({ editor }: { editor: Editor }) {
  const [place] = useState(() => ({ top: 56, left: 16 }))
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      center: current.isActive({ textAlign: 'center' }),
      right: current.isActive({ textAlign: 'right' }),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: [label: string, sign: string, pressed: boolean | undefined, act: () => void][] = [
    [t('Bold'), 'F', marks.bold, () => run().toggleBold().run()],
    [t('Italic'), 'K', marks.italic, () => run().toggleItalic().run()],
    [t('Link'), '↗', marks.link, () => setLink(editor)],
    [t('Bulleted list'), '•', marks.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), '1.', marks.orderedList, () => run().toggleOrderedList().run()],
    [t('Align left'), '⇤', !marks.center && !marks.right, () => run().unsetTextAlign().run()],
    [t('Align centre'), '⇔', marks.center, () => run().setTextAlign('center').run()],
    [t('Align right'), '⇥', marks.right, () => run().setTextAlign('right').run()],
    [t('Undo'), '↶', undefined, () => run().undo().run()],
    [t('Redo'), '↷', undefined, () => run().redo().run()],
  ]
  return (
    <div className={styles.bubble} style={place} role="toolbar" aria-label={t('Text tools')}>
      {tools.map(([label, sign, pressed, act]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={pressed}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}

/** Asks for the address of a link; an empty one takes the link away. */
function setLink(editor: Editor): void {
  const before = String(editor.getAttributes('link').href ?? '')
  const given = window.prompt(t('Address of the link'), before)?.trim()
  if (given === undefined) return
  const chain = editor.chain().focus().extendMarkRange('link')
  if (given === '') chain.unsetLink().run()
  else chain.setLink({ href: /^(https?:|mailto:|tel:|\/|#)/i.test(given) ? given : `https://${given}` }).run()
}
