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
import { readObjectPage, requireSeen, withOwnFieldsOf } from '../../content/index.server.ts'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { clientAddressOf } from '../../platform/http/client-address.ts'
import { readActionForm, requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { Button } from '../../ui/Button.tsx'
import { OwnText } from '../../ui/OwnText.tsx'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { confirmEntry, findConfirmation } from '../commands.server.ts'
import { CONFIRM_PARAMETER, SENT_PARAMETER } from '../constants.ts'
import { FormView, Thanks } from '../FormView.tsx'
import { handleFormPost } from '../page-submission.server.ts'
import { findForm, thanksOf } from '../queries.server.ts'
import { issueFormToken } from '../spam-protection.server.ts'
import { inPageLanguage } from '../translated-form.server.ts'
import { uploadsContext } from '../uploads.server.ts'
import styles from './form.module.css'

/** The page of a form (A §2.1); with the secret of a confirmation link it asks to confirm the entry. Each response has its own form token. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  markUncacheable()
  const platform = platformOf(context)
  const object = { contentType: 'form', objectId: requireId(params.id) }
  const stored = await requireSeen(context, object, (reach) => findForm(platform, object.objectId, reach))
  const around = await readObjectPage(context, request, object)
  const form = await inPageLanguage(platform, withOwnFieldsOf(stored, around.objectPage?.region))
  const query = new URL(request.url).searchParams
  const secret = query.get(CONFIRM_PARAMETER)
  return {
    ...around,
    id: form.id,
    title: form.title,
    intro: form.intro,
    fields: form.fields.filter((field) => field.visible),
    thanks: thanksOf(platform, form),
    isSent: query.has(SENT_PARAMETER),
    confirmation: secret === null ? undefined : { secret, state: (await findConfirmation(platform, form.id, secret)) ?? 'unknown' },
    mark: issueFormToken(platform),
    breadcrumb: [{ title: form.title }],
    canonical: platform.config.publicUrl + link('forms-slug-id', { slug: form.slug, id: form.id }),
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
        <OwnText field="title" as="h1">
          {title}
        </OwnText>
        {!confirmation && !isSent && (
          <OwnText field="intro" as="p">
            {intro}
          </OwnText>
        )}
        <PageSlot name="main" className={styles.slot} />
      </header>
      {confirmation && confirmation.state !== 'unknown' ? (
        <ConfirmationView {...confirmation} />
      ) : isSent ? (
        <Thanks>{thanks}</Thanks>
      ) : (
        <>
          <div className={styles.form} data-generated>
            <FormView key={id} id={id} fields={fields} formToken={mark} initialEntry={rejected} notice={confirmation && <OutdatedLink />} />
          </div>
          {/* Visitors read it once they have sent the form; while it is edited it stands below, under its name. */}
          <OwnText field="successText" as="p" className={styles.later}>
            {''}
          </OwnText>
        </>
      )}
      <PageSlot name="below" className={styles.slot} />
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
