import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'

/** Sets the language of the selected text for screen readers; without a selection, of the text typed next. */
export function LanguageTool({ editor }: { editor: Editor }) {
  const language = useEditorState({ editor, selector: ({ editor: current }) => String(current.getAttributes('language').lang ?? '') })
  return (
    <select
      aria-label={t('Language of the selected text')}
      title={t('Language of the selected text')}
      value={language}
      onChange={({ target }) => {
        const chain = editor.chain().focus(undefined, { scrollIntoView: false })
        if (target.value) chain.setMark('language', { lang: target.value }).run()
        else chain.extendMarkRange('language').unsetMark('language').run()
      }}
    >
      <option value="">{t('Language')}</option>
      {PART_LANGUAGES.map((code) => (
        <option key={code} value={code}>
          {languageName(code)}
        </option>
      ))}
    </select>
  )
}
