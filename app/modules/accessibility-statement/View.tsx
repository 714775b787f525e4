import type { ReactNode } from 'react'
import { type ContentNode, RichField, useIsEditing, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import styles from './accessibility-statement.module.css'
import { dayIn } from './day-in.ts'
import type { ASSESSMENTS, CONFORMITIES, STATEMENT_LAWS } from './module.ts'

const longDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

type Law = (typeof STATEMENT_LAWS)[number]

/** The statement in the order of (EU) 2018/1523; empty parts are left out. */
export default function AccessibilityStatementView({ node }: { node: ContentNode }) {
  const { data } = node
  const law = data.law as Law
  const text = (field: string) => String(data[field] ?? '')
  return (
    <div {...useRoot(node)} className={`${blocks.block} ${styles.statement}`}>
      <p>{introOf(law, text('house') || '…', text('website') || '…')}</p>
      <h2>{t('Compliance status')}</h2>
      <p>{conformitySentence(data.conformity as (typeof CONFORMITIES)[number])}</p>
      <Part data={data} field="gaps" title={t('Non-accessible content')} />
      {law !== 'public' && <Part data={data} field="service" title={t('Our service and how to use it')} />}
      <h2>{t('Preparation of this statement')}</h2>
      <p>{assessmentSentence(text('made_on'), text('checked_on'), data.assessment as (typeof ASSESSMENTS)[number])}</p>
      <Part data={data} field="assessment_note" />
      <Part data={data} field="contact" title={t('Feedback and contact')} />
      {law !== 'service' && <Enforcement text={text} />}
      {law !== 'public' && (
        <>
          <h2>{t('Market surveillance')}</h2>
          <p>{t('The responsible authority is the German states’ market surveillance body for accessibility (MLBF) in Magdeburg.')}</p>
        </>
      )}
    </div>
  )
}

/** A part written by the theatre; while editing it is shown even when empty. */
function Part({ data, field, title }: { data: ContentNode['data']; field: string; title?: string }): ReactNode {
  const isEditing = useIsEditing()
  const isThere = plainTextOf(data[field] as RichText | undefined).trim() !== ''
  if (!isThere && !isEditing) return null
  return (
    <>
      {title && <h2>{title}</h2>}
      <RichField field={field} className={styles.words} />
      {!isThere && <Unfinished>{t('This section is incomplete.')}</Unfinished>}
    </>
  )
}

function Enforcement({ text }: { text: (field: string) => string }): ReactNode {
  if (!text('arbitration') && !text('supervision')) return null
  return (
    <>
      <h2>{t('Enforcement procedure')}</h2>
      {text('arbitration') && (
        <p>
          {t(
            'If we do not reply, or you are not satisfied with our reply, you can contact the arbitration body free of charge. You do not need a lawyer:',
          )}{' '}
          <Body name={text('arbitration')} address={text('arbitration_link')} />
        </p>
      )}
      {text('supervision') && (
        <p>
          {t('Supervisory body:')} <Body name={text('supervision')} address={text('supervision_link')} />
        </p>
      )}
    </>
  )
}

function Body({ name, address }: { name: string; address: string }): ReactNode {
  return address ? <SmartLink to={address}>{name}</SmartLink> : name
}

function introOf(law: Law, house: string, website: string): string {
  const values = { house, website }
  if (law === 'public')
    return t(
      '{house} is committed to making this website accessible in line with the German disability equality acts and BITV 2.0. This statement applies to {website}.',
      values,
    )
  if (law === 'service')
    return t(
      '{house} provides e-commerce services. This statement describes their accessibility under section 14 of the German Accessibility Strengthening Act (BFSG). It applies to {website}.',
      values,
    )
  return t(
    '{house} is committed to making this website accessible in line with the German disability equality acts and BITV 2.0. This statement also describes the accessibility of ticket sales under section 14 of the Accessibility Strengthening Act (BFSG). It applies to {website}.',
    values,
  )
}

function conformitySentence(conformity: (typeof CONFORMITIES)[number]): string {
  if (conformity === 'full') return t('This website complies fully with EN 301 549, and so with WCAG level AA.')
  return conformity === 'partial'
    ? t('This website complies partially with EN 301 549, and so with WCAG level AA, due to the exceptions below.')
    : t('This website does not comply with EN 301 549, and so not with WCAG level AA.')
}

/** `1. September 2026`. Also rendered in browsers, not all of which support Temporal. */
function formatDay(date: string): string {
  return date ? longDay.format(new Date(dayIn(date))) : '…'
}

function assessmentSentence(made: string, checked: string, assessment: (typeof ASSESSMENTS)[number]): string {
  const values = { made: formatDay(made), checked: formatDay(checked) }
  return assessment === 'outside'
    ? t('This statement was prepared on {made} and last reviewed on {checked}. It is based on a third-party assessment.', values)
    : t('This statement was prepared on {made} and last reviewed on {checked}. It is based on a self-assessment.', values)
}
