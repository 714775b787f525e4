import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { clientAddressOf } from '../../platform/http/client-address.ts'
import { readActionForm, requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { Button } from '../../ui/Button.tsx'
import { confirmEntry, findConfirmation } from '../commands.server.ts'
import { CONFIRM_PARAMETER, SENT_PARAMETER } from '../constants.ts'
import { FormView, Thanks } from '../FormView.tsx'
import { handleFormPost } from '../page-submission.server.ts'
import { findForm, thanksOf } from '../queries.server.ts'
import { issueFormToken } from '../spam-protection.server.ts'
import { uploadsContext } from '../uploads.server.ts'
import styles from './form.module.css'

/** The page of a form (A §2.1); with the secret of a confirmation link it asks to confirm the entry. Each response has its own form token. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  markUncacheable()
  const platform = platformOf(context)
  const form = requireFound(await findForm(platform, requireId(params.id)))
  const query = new URL(request.url).searchParams
  const secret = query.get(CONFIRM_PARAMETER)
  return {
    id: form.id,
    title: form.title,
    intro: form.intro,
    fields: form.fields.filter((field) => field.visible),
    thanks: thanksOf(platform, form),
    isSent: query.has(SENT_PARAMETER),
    confirmation: secret === null ? undefined : { secret, state: (await findConfirmation(platform, form.id, secret)) ?? 'unknown' },
    mark: issueFormToken(platform),
    breadcrumb: [{ title: form.title }],
  }
}

/** The POST of browsers without JavaScript: an entry, or the confirmation of one. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const platform = platformOf(context)
  const form = requireFound(await findForm(platform, requireId(params.id)))
  const posted = await readActionForm(request)
  const { pathname } = new URL(request.url)
  const secret = posted.get(CONFIRM_PARAMETER)
  if (typeof secret === 'string') {
    await confirmEntry(platform, form.id, secret)
    return redirect(`${pathname}?${new URLSearchParams({ [CONFIRM_PARAMETER]: secret })}`, 303)
  }
  const uploads = context.get(uploadsContext)
  const rejected = await handleFormPost({ platform, uploads, form, request, data: posted, address: clientAddressOf(context) })
  return rejected ? data(rejected, { status: rejected.status }) : redirect(`${pathname}?${SENT_PARAMETER}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title ?? '' }]

export default function FormPage() {
  const { id, title, intro, fields, thanks, isSent, confirmation, mark } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {!confirmation && !isSent && intro && <p>{intro}</p>}
      </header>
      {confirmation && confirmation.state !== 'unknown' ? (
        <ConfirmationView {...confirmation} />
      ) : isSent ? (
        <Thanks>{thanks}</Thanks>
      ) : (
        <div className={styles.form}>
          <FormView key={id} id={id} fields={fields} formToken={mark} initialEntry={rejected} notice={confirmation && <OutdatedLink />} />
        </div>
      )}
    </div>
  )
}

function OutdatedLink() {
  return (
    <p role="status" className={styles.outdated}>
      {t('This link has expired. Please fill in the form again.')}
    </p>
  )
}

/** The target of a confirmation link. Confirming takes a button: email programs follow links by themselves. */
function ConfirmationView({ secret, state }: { secret: string; state: string }) {
  if (state === 'confirmed') return <Thanks>{t('Thank you, your details are confirmed.')}</Thanks>
  return (
    <Form method="post" className={styles.confirm}>
      <p>{t('One click left to confirm your details.')}</p>
      <input type="hidden" name={CONFIRM_PARAMETER} value={secret} />
      <Button type="submit">{t('Confirm details')}</Button>
    </Form>
  )
}
