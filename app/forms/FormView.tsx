import { type ReactNode, type RefObject, useId } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { Button } from '../ui/Button.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import { SmartLink } from '../ui/SmartLink.tsx'
import { FORM_TOKEN_INPUT } from './constants.ts'
import { FieldView } from './FieldView.tsx'
import styles from './FormView.module.css'
import { fieldId } from './field-id.ts'
import { CONFIRM_FIELD_SLUG } from './field-types.ts'
import type { InitialEntry } from './initial-entry.ts'
import type { FormField } from './schema.ts'
import { useForm } from './use-form.ts'
import { type FieldErrors, isFieldShown } from './validate.ts'

type Props = {
  id: number
  fields: FormField[]
  /** form token; missing on cached pages, where the form fetches one */
  formToken?: string
  /** a rejected entry that was posted without JavaScript */
  initialEntry?: InitialEntry | undefined
  /** shown above the form until it is submitted */
  notice?: ReactNode
}

/** A form, on its own page or embedded. With JavaScript it submits in place, without by a POST to its own page. */
export function FormView({ id, fields, formToken = '', initialEntry, notice }: Props) {
  const form = useForm(id, fields, initialEntry?.formToken ?? formToken, initialEntry)
  if (form.phase === 'done') return <Thanks focus={form.announcement}>{form.thanks}</Thanks>
  return (
    <>
      {notice}
      <form
        className={styles.form}
        method="post"
        action={link('forms-slug-id', { id })}
        encType="multipart/form-data"
        noValidate
        onFocus={form.begin}
        onSubmit={form.submit}
        onChange={form.onChange}
      >
        <ErrorSummary form={id} fields={fields} errors={form.errors} failure={form.failure} focus={form.announcement} />
        {fields.map((field) => (
          <div key={field.slug} className={styles.row} data-asked={isFieldShown(field, fields, form.values)}>
            <FieldView
              id={fieldId(id, field.slug)}
              field={field}
              value={form.begun[field.slug]}
              fileName={initialEntry?.fileNames[field.slug]}
              error={form.errors[field.slug] || undefined}
              onUpload={form.onUpload}
            />
          </div>
        ))}
        <div className={styles.trap} aria-hidden="true">
          <input name={CONFIRM_FIELD_SLUG} type="text" tabIndex={-1} {...NO_AUTOFILL} defaultValue="" />
        </div>
        <input type="hidden" name={FORM_TOKEN_INPUT} defaultValue={initialEntry?.formToken ?? formToken} />
        <Button type="submit" aria-disabled={form.phase === 'sending'}>
          {form.phase === 'sending' ? t('Sending…') : t('Send')}
        </Button>
      </form>
    </>
  )
}

/** Replaces the form after submission: the thanks, and a link onwards. */
export function Thanks({ children, focus }: { children: ReactNode; focus?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={focus} role="status" tabIndex={-1} className={styles.thanks}>
      <p>{children}</p>
      <p className={styles.onward}>
        <SmartLink to={link('events')}>{t('See what’s on')}</SmartLink>
      </p>
    </div>
  )
}

type SummaryProps = { form: number; fields: FormField[]; errors: FieldErrors; failure: string; focus: RefObject<HTMLDivElement | null> }

/** The error summary above the form, with a link to each invalid field. */
function ErrorSummary({ form, fields, errors, failure, focus }: SummaryProps) {
  const titleId = useId()
  const wrong = fields.flatMap((field) => {
    const message = errors[field.slug]
    return message ? [{ ...field, message }] : []
  })
  if (wrong.length === 0 && !failure) return null
  return (
    // Told by the focus that it takes; a live region would tell it a second time.
    // biome-ignore lint/a11y/useSemanticElements: what is wrong is no group of fields
    <div ref={focus} tabIndex={-1} role="group" aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId}>{failure || t('Please check {n} fields:', { n: wrong.length })}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ slug, label, message }) => (
            <li key={slug}>
              <a href={`#${fieldId(form, slug)}`}>{label}</a> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
