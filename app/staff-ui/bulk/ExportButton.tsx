import { useEffect, useState } from 'react'
import { formatCount } from '../../platform/format/count.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { Choice, ChoiceGroup } from '../../ui/Field.tsx'
import { request } from '../api-client.ts'
import form from '../screen.module.css'
import { failureText } from '../use-action.ts'
import { ExportDialogLayout, exportAddress } from './ExportDialogLayout.tsx'

type Props = {
  type: TypeDescription
  /** the filters of the list, as query parameters */
  narrowed: Record<string, string>
  /** the sort order as query parameters; empty for the default order */
  sort: Record<string, string>
}

/** Exports the records of a list: those that match its filters, or all. */
export function ExportButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={form.second} onClick={() => setOpen(true)}>
        {t('Export…')}
      </button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ type, narrowed, sort, onClose }: Props & { onClose: () => void }) {
  const [isWhole, setWhole] = useState(false)
  const { counts, failure } = useCounts(type.name, new URLSearchParams(narrowed).toString())
  const isNarrowed = Object.keys(narrowed).length > 0
  const query = new URLSearchParams({ ...(isWhole ? {} : narrowed), ...sort })
  const parts = [
    { whole: false, words: t('Current list ({n})', { n: counts.listed }) },
    { whole: true, words: t('Everything ({n})', { n: counts.all }) },
  ]
  return (
    <ExportDialogLayout
      type={type}
      failure={failure}
      onClose={onClose}
      way={(format, words, look) => (
        <a
          key={format}
          className={look}
          href={exportAddress(type.name, format, query)}
          download
          data-starts-here={format === 'csv' || undefined}
        >
          {words}
        </a>
      )}
    >
      {isNarrowed ? (
        <ChoiceGroup label={t('What to export')}>
          {parts.map(({ whole, words }) => (
            <Choice key={words} control={<input type="radio" name="part" checked={isWhole === whole} onChange={() => setWhole(whole)} />}>
              {words}
            </Choice>
          ))}
        </ChoiceGroup>
      ) : (
        <p>{parts[1]?.words}</p>
      )}
    </ExportDialogLayout>
  )
}

type Counts = { listed: string; all: string }

/** The text for how many records match the filters and how many there are; dots until the numbers are loaded. */
function useCounts(type: string, narrowed: string): { counts: Counts; failure: string } {
  const [counts, setCounts] = useState<Counts>({ listed: '…', all: '…' })
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const count = async (query: string) => formatCount((await request<{ count: number }>('GET', `/api/admin/${type}/count?${query}`)).count)
    Promise.all([count(narrowed), count('')]).then(
      ([listed, all]) => setCounts({ listed, all }),
      (error) => setFailure(failureText(error)),
    )
  }, [type, narrowed])
  return { counts, failure }
}
