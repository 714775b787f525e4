import { type FormEvent, useState } from 'react'
import { MAX_PAGE_SLUG_LENGTH, slugOf } from '../../platform/format/slug.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { useReusables } from '../reuse/reusables.ts'

type Props = { parent: PageNode | null; onCreated: (url: string) => void; onClose: () => void }

/** The dialog for a new page, empty or made from a template; the slug follows the title until it is edited. */
export function NewPage({ parent, onCreated, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string>()
  const [error, setError] = useState('')
  const [template, setTemplate] = useState<number | null>(null)
  const templates = useReusables().templates.filter(({ kind }) => kind === 'page')
  const last = slug ?? slugOf(title, MAX_PAGE_SLUG_LENGTH)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = { title, slug: last, parent_id: parent?.id ?? null, template_id: template }
    try {
      onCreated((await request<PageNode>('POST', '/de/pageeditor-api/pages', body)).url)
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <Dialog title={parent ? t('New page below {title}', { title: parent.title }) : t('New page')} onClose={onClose}>
      <form onSubmit={submit}>
        <label className={forms.field}>
          <span>{t('Title')}</span>
          <input
            {...NO_PASSWORD_MANAGER}
            type="text"
            value={title}
            required
            data-starts-here
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className={forms.field}>
          <span>{t('Last part of the URL')}</span>
          <input {...NO_PASSWORD_MANAGER} type="text" value={last} required onChange={(event) => setSlug(event.target.value)} />
        </label>
        <p className={forms.hint}>{`${parent?.url ?? '/de'}/${last}`}</p>
        {templates.length > 0 && (
          <SelectInput
            label={t('Begin with')}
            none={t('an empty page')}
            value={template}
            options={templates.map(({ id, title: name }) => ({ value: id, label: name }))}
            onChange={(chosen) => setTemplate(chosen === null ? null : Number(chosen))}
          />
        )}
        {error && (
          <p role="alert" className={forms.error}>
            {error}
          </p>
        )}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action}>
            {t('Create page')}
          </button>
          <button type="button" className={forms.second} onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function messageOf(failure: unknown): string {
  const { errors = {} } = failure instanceof ApiError ? failure.problem : {}
  return Object.values(errors).flat()[0] ?? failureText(failure)
}
