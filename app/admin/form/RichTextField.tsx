import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useId } from 'react'
import { cleanPastedHtml } from '../../editor/text/pasted-html.ts'
import { EXTENSIONS, meaningful } from '../../editor/text/rich-text-rules.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import styles from './form.module.css'

type Props = { label: string; error?: string | undefined; value: RichText | null; onChange: (value: RichText | null) => void }

/** A text with the marks and lists that running text may have. */
export default function RichTextField({ label, error, value, onChange }: Props) {
  const id = useId()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value ?? '',
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, class: styles.prose ?? '' },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? null : (meaningful(changed.getJSON()) as RichText)),
  })
  return (
    <div className={styles.richText}>
      <span id={id} className={styles.label}>
        {label} <small>({t('optional')})</small>
      </span>
      {editor && <Tools editor={editor} />}
      <EditorContent editor={editor} />
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

type Editing = NonNullable<ReturnType<typeof useEditor>>

function Tools({ editor }: { editor: Editing }) {
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: [label: string, sign: string, pressed: boolean | undefined, act: () => void][] = [
    [t('Bold'), 'F', marks.bold, () => run().toggleBold().run()],
    [t('Italic'), 'K', marks.italic, () => run().toggleItalic().run()],
    [t('Bulleted list'), '•', marks.bulletList, () => run().toggleBulletList().run()],
    [t('Numbered list'), '№', marks.orderedList, () => run().toggleOrderedList().run()],
    [t('Undo'), '↶', undefined, () => run().undo().run()],
    [t('Redo'), '↷', undefined, () => run().redo().run()],
  ]
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('Text tools')}>
      {tools.map(([label, sign, pressed, act]) => (
        <button key={label} type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  )
}
