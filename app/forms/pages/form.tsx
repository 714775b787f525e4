import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { platformOf } from '../../platform/platform.ts'
import { FormView } from '../FormView.tsx'
import { findForm } from '../queries.server.ts'
import styles from './form.module.css'

/** A form (A §2.1). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const form = requireFound(await findForm(platformOf(context), requireId(params.id)))
  return {
    id: form.id,
    title: form.title,
    intro: form.intro,
    fields: form.fields.filter((field) => field.visible),
    breadcrumb: [{ title: form.title }],
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title ?? '' }]

export default function FormPage() {
  const { id, title, intro, fields } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <FormView key={id} id={id} fields={fields} />
    </div>
  )
}
