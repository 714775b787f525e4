import { lazy, Suspense, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { isTextPassage, type KeptPassage, newPassageId, type Passage, type TextPassage } from '../../records/passages.ts'
import type { PassagesField as Description } from '../../records/record-type.ts'
import { Icon } from '../Icon.tsx'
import form from '../screen.module.css'
import { type FieldProps, fieldId } from './field-props.ts'
import styles from './PassagesField.module.css'

const RichTextField = lazy(() => import('./RichTextField.tsx'))

/** The texts of a record's page, written in its form; between them stand the page's other modules by their names. */
export function PassagesField({ name, field, value, errors, context, onChange }: FieldProps<Description>) {
  // What is written into an empty page gets a name with its first letter.
  const [first] = useState(newPassageId)
  const stored = (value ?? []) as Passage[]
  const passages: Passage[] = stored.length > 0 ? stored : [{ id: first, text: null }]
  const texts = passages.filter(isTextPassage)
  const error = errors[name]?.join(' ')
  const write = (id: string, text: RichText | null) =>
    onChange(passages.map((passage) => (passage.id === id ? { ...passage, text } : passage)))
  const addAfter = (index: number) => onChange(passages.toSpliced(index + 1, 0, { id: newPassageId(), text: null }))
  const labelOf = (passage: TextPassage) =>
    texts.length > 1 ? t('{name} {n}', { name: t(field.label), n: String(texts.indexOf(passage) + 1) }) : t(field.label)
  return (
    <fieldset className={styles.passages} {...fieldId(context, name)} data-single={texts.length === 1 || undefined}>
      <legend className={form.label}>{t(field.label)}</legend>
      {context.page?.hasDraft && <DraftNotice url={context.page.url} />}
      {passages.map((passage, index) =>
        isTextPassage(passage) ? (
          <div key={passage.id} className={styles.text}>
            <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
              <RichTextField
                hidesLabel
                label={labelOf(passage)}
                isReadOnly={context.isReadOnly}
                value={passage.text}
                onChange={(text) => write(passage.id, text)}
              />
            </Suspense>
          </div>
        ) : (
          <div key={passage.id} className={styles.kept}>
            <Kept passage={passage} url={context.page?.url ?? null} />
            {!context.isReadOnly && !isText(passages[index + 1]) && (
              <button type="button" className={form.second} onClick={() => addAfter(index)}>
                <Icon name="plus" />
                {t('Text below')}
              </button>
            )}
          </div>
        ),
      )}
      {error && <p className={form.error}>{error}</p>}
    </fieldset>
  )
}

function isText(passage: Passage | undefined): boolean {
  return passage !== undefined && isTextPassage(passage)
}

function Kept({ passage: { module, words }, url }: { passage: KeptPassage; url: string | null }) {
  return (
    <p>
      <strong>{module}</strong> {words && <span>{words}</span>} {url && <a href={`${url}?edit`}>{t('Edit on the page')}</a>}
    </p>
  )
}

function DraftNotice({ url }: { url: string | null }) {
  return (
    <p className={form.notice}>
      {t('Changes of this page are not live yet. Here is what visitors read; saving leaves those changes as they are.')}
      {url && <a href={`${url}?edit`}>{t('Look at them on the page')}</a>}
    </p>
  )
}
