import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import { RelationField } from '../staff-ui/fields/RelationField.tsx'
import form from '../staff-ui/screen.module.css'
import type { Account } from './users.server.ts'

/** Which productions they are, as a field of a form. */
export function ProductionsField({ value, onChange }: { value: number[]; onChange: (productions: number[]) => void }) {
  return (
    <RelationField
      name="productions"
      field={{ kind: 'relations', of: 'production', label: 'Productions|access', help: 'With their performances, pages and pictures.' }}
      value={value}
      errors={{}}
      context={{ pictures: {}, titles: {} }}
      onChange={(chosen) => onChange(chosen as number[])}
    />
  )
}

type Props = { person: Account; onSave: (productions: number[]) => void; onClose: () => void }

/** The productions that somebody works with whose role is limited to some. */
export function GuestProductions({ person, onSave, onClose }: Props) {
  const [productions, setProductions] = useState(person.productions)
  return (
    <Dialog title={t('Productions of {name}', { name: person.name })} onClose={onClose}>
      <div className={form.form}>
        <div className={form.fields}>
          <ProductionsField value={productions} onChange={setProductions} />
        </div>
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button
            type="button"
            className={form.action}
            onClick={() => {
              onClose()
              onSave(productions)
            }}
          >
            {t('Save')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
