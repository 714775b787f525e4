import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import { TextInput } from '../../staff-ui/inputs/TextInput.tsx'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import styles from './find-replace.module.css'
import type { FoundContainer } from './find-replace.server.ts'
import { hitKey, useFindReplace } from './use-find-replace.ts'

/** Finds words in all content, shows each hit in its sentence, and replaces the ticked ones in drafts. */
export function FindReplace() {
  const state = useFindReplace()
  const { found, count, notice, isBusy, isDone } = state
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    void state.find({ text, match_case: matchCase, whole_word: wholeWord })
  }
  return (
    <>
      <PageHeader
        title={t('Find and replace')}
        lead={t(
          'In the texts of all pages, articles and shared parts, as they are in their drafts. What is replaced goes live when it is published there.',
        )}
        notice={notice}
      />
      <form className={styles.query} onSubmit={submit}>
        <div className={`${form.fields} ${styles.words}`}>
          <TextInput label={t('Find|text')} value={text} onChange={setText} required />
          <TextInput label={t('Replace with')} value={replacement} onChange={setReplacement} />
        </div>
        <div className={styles.options}>
          <CheckboxInput label={t('Match case')} value={matchCase} onChange={setMatchCase} />
          <CheckboxInput label={t('Whole words only')} value={wholeWord} onChange={setWholeWord} />
        </div>
        <div className={styles.buttons}>
          <button type="submit" className={form.second} disabled={isBusy || text.length < 2}>
            {t('Find|button')}
          </button>
          {found && count > 0 && !isDone && (
            <button type="button" className={form.action} disabled={isBusy} onClick={() => void state.replace(replacement)}>
              {t('Replace {n} hits in drafts', { n: count })}
            </button>
          )}
          {isDone && (
            <button type="button" className={form.second} disabled={isBusy} onClick={() => void state.takeBack()}>
              {t('Take back')}
            </button>
          )}
        </div>
      </form>
      {found?.isCut && <p className={styles.note}>{t('Only the first hits are shown. Replace them, then search again.')}</p>}
      {found?.containers.map((entry) => (
        <Hits key={entry.container} entry={entry} state={state} replacement={replacement} />
      ))}
    </>
  )
}

type HitsProps = { entry: FoundContainer; state: ReturnType<typeof useFindReplace>; replacement: string }

/** The hits in one page, each in its sentence with what it would become. */
function Hits({ entry, state, replacement }: HitsProps) {
  const { isChosen, choose, isDone } = state
  const keys = entry.hits.map((hit) => hitKey(entry, hit))
  const failure = state.failures[entry.container]
  return (
    <section className={styles.page} aria-label={entry.title}>
      <header>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={keys.every(isChosen)}
            disabled={isDone}
            onChange={(event) => choose(keys, event.target.checked)}
          />
          <strong>{entry.title}</strong>
          <span>{t('{n} hits', { n: entry.hits.length })}</span>
        </label>
        {entry.url && (
          <a href={entry.url} target="_blank" rel="noopener">
            {t('Open')}
          </a>
        )}
      </header>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <ul>
        {entry.hits.map((hit) => {
          const key = hitKey(entry, hit)
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen(key)}
                  disabled={isDone}
                  onChange={(event) => choose([key], event.target.checked)}
                />
                <span>
                  {hit.before}
                  <del>{hit.match}</del>
                  {replacement && isChosen(key) && <ins>{replacement}</ins>}
                  {hit.after}
                </span>
                <small>{[hit.module, hit.field].filter((name, index, all) => all.indexOf(name) === index).join(' · ')}</small>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
