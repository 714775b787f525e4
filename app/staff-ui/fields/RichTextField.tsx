import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { sameJson } from '../../content/same-json.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { Icon } from '../Icon.tsx'
import { LanguageTool } from '../rich-text/LanguageTool.tsx'
import { pasteReport } from '../rich-text/paste-report.ts'
import { cleanPastedHtml } from '../rich-text/pasted-html.ts'
import { normalizeRichText, RICH_TEXT_EXTENSIONS } from '../rich-text/rich-text-rules.ts'
import { useLinkFinder } from '../rich-text/use-link-finder.tsx'
import { useTextTools } from '../rich-text/use-text-tools.ts'
import form from '../screen.module.css'
import styles from './RichTextField.module.css'

type Props = {
  id?: string | undefined
  label: string
  isReadOnly?: boolean | undefined
  /** the language that is written in it, where it is not that of the screen */
  locale?: string
  /** where the label is on the screen anyway, as a heading */
  hidesLabel?: boolean
  error?: string | undefined
  value: RichText | null
  onChange: (value: RichText | null) => void
}

/** The input of a rich text. */
export default function RichTextField({ id: field, label, isReadOnly = false, locale, hidesLabel = false, error, value, onChange }: Props) {
  const id = useId()
  const [report, setReport] = useState<string>()
  const written = useRef(value)
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: value ?? '',
    editable: !isReadOnly,
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...(field ? { id: field } : {}),
        ...(locale ? { lang: locale } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: styles.prose ?? '',
      },
      transformPastedHTML(html) {
        const pasted = cleanPastedHtml(html)
        setReport(pasteReport(pasted.changes))
        return pasted.html
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? null : (normalizeRichText(changed.getJSON()) as RichText)
      onChange(written.current)
    },
  })
  // What is set from elsewhere, as a colleague's version, is taken over; what was written here leaves the caret where it is.
  useEffect(() => {
    if (!editor || sameJson(value, written.current)) return
    written.current = value
    editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.richText}>
      <span id={id} className={hidesLabel ? 'visually-hidden' : form.label}>
        {label}
      </span>
      {editor && !isReadOnly && <Tools editor={editor} />}
      <EditorContent editor={editor} />
      <p role="status">{report}</p>
      {error && <p className={form.error}>{error}</p>}
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const { ask, finder } = useLinkFinder(editor)
  const tools = useTextTools(editor, ask)
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('Text formatting')}>
      {tools.map(({ label, icon, tip, isPressed, isDisabled, act }) => (
        <button
          key={label}
          type="button"
          aria-label={isDisabled ? tip : label}
          title={tip}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          onClick={act}
        >
          <Icon name={icon} />
        </button>
      ))}
      <LanguageTool editor={editor} />
      {finder}
    </div>
  )
}
