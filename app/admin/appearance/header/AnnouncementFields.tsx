import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../platform/i18n/i18n.ts'
import { type ZweiklangName, zweiklaenge, zweiklangNames } from '../../../platform/theme/color-pair.ts'
import type { HouseHeader } from '../../../site/index.ts'
import { SelectInput } from '../../../staff-ui/inputs/SelectInput.tsx'
import { TextInput } from '../../../staff-ui/inputs/TextInput.tsx'
import form from '../../../staff-ui/screen.module.css'
import type { ErrorOf } from '../parts/PartList.tsx'
import styles from '../parts/parts.module.css'

type Announcement = HouseHeader['announcement']
type Props = { announcement: Announcement; errorOf: ErrorOf; onChange: (announcement: Announcement) => void }

/** A sentence above the header of every page, until it is taken away. */
export function AnnouncementFields({ announcement, errorOf, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone then: the focus goes to what stands in its place.
  function exchange(next: Announcement): void {
    flushSync(() => onChange(next))
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <div ref={place}>
      {announcement ? (
        <Fields announcement={announcement} errorOf={errorOf} onChange={onChange} onRemove={() => exchange(null)} />
      ) : (
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={() => exchange({ text: '', url: '', pair: 'kohle' })}>
            + {t('Announcement')}
          </button>
        </div>
      )}
    </div>
  )
}

type FieldsProps = Props & { announcement: NonNullable<Announcement>; onRemove: () => void }

function Fields({ announcement, errorOf, onChange, onRemove }: FieldsProps) {
  return (
    <fieldset>
      <legend>{t('Announcement')}</legend>
      <div className={styles.fields}>
        <TextInput
          label={t('Sentence above the header')}
          error={errorOf('text')}
          value={announcement.text}
          onChange={(text) => onChange({ ...announcement, text })}
        />
        <TextInput
          label={t('Page it leads to')}
          error={errorOf('url')}
          required={false}
          value={announcement.url}
          onChange={(url) => onChange({ ...announcement, url })}
        />
        <SelectInput
          label={t('Colour pair')}
          value={announcement.pair}
          options={zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label }))}
          onChange={(pair) => onChange({ ...announcement, pair: pair as ZweiklangName })}
        />
        <button type="button" className={form.second} onClick={onRemove}>
          {t('Remove announcement')}
        </button>
      </div>
    </fieldset>
  )
}
