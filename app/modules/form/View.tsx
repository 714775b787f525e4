import { type ContentNode, Text, useModuleData, useRoot } from '../../content/index.ts'
import { FormView } from '../../forms/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import { CodeFrame } from '../html/CodeFrame.tsx'
import { Unfinished } from '../Unfinished.tsx'
import styles from './form.module.css'
import type { FormExtra } from './load.server.ts'

export default function FormModuleView({ node }: { node: ContentNode }) {
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${styles.form}`}>
      <Text field="headline" as="h2" />
      <Fields node={node} extra={useModuleData<FormExtra>(node)} />
    </section>
  )
}

function Fields({ node, extra }: { node: ContentNode; extra: FormExtra | undefined }) {
  if (!extra) return <Unfinished>{t('A form goes here.')}</Unfinished>
  if ('frame' in extra) {
    return <CodeFrame src={extra.frame} hosts={['HubSpot']} service="hubspot" title={String(node.data.headline || 'HubSpot')} />
  }
  return (
    <>
      {extra.form.intro && <p className={styles.intro}>{extra.form.intro}</p>}
      <FormView key={extra.form.id} id={extra.form.id} fields={extra.form.fields} />
    </>
  )
}
