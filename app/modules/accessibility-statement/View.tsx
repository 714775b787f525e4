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

/** The statement in the order of (EU) 2018/1523; a part that nobody has filled in is not there. */
export default function AccessibilityStatementView({ node }: { node: ContentNode }) {
  const { data } = node
  const law = data.law as Law
  const text = (field: string) => String(data[field] ?? '')
  return (
    <div {...useRoot(node)} className={`${blocks.block} ${styles.statement}`}>
      <p>{introOf(law, text('house') || '…', text('website') || '…')}</p>
      <h2>{t('How far this site is accessible')}</h2>
      <p>{conformityWords(data.conformity as (typeof CONFORMITIES)[number])}</p>
      <Part data={data} field="gaps" title={t('What is not accessible yet')} />
      {law !== 'public' && <Part data={data} field="service" title={t('Our service and how to use it')} />}
      <h2>{t('How this statement was made')}</h2>
      <p>{madeWords(text('made_on'), text('checked_on'), data.assessment as (typeof ASSESSMENTS)[number])}</p>
      <Part data={data} field="assessment_note" />
      <Part data={data} field="contact" title={t('Tell us of a barrier')} />
      {law !== 'service' && <Enforcement text={text} />}
      {law !== 'public' && (
        <>
          <h2>{t('Market surveillance')}</h2>
          <p>{t('Compliance with the Barrierefreiheitsstärkungsgesetz is watched over by the MLBF.')}</p>
        </>
      )}
    </div>
  )
}

/** A part in the words of the house; while editing its place is there even when it is empty. */
function Part({ data, field, title }: { data: ContentNode['data']; field: string; title?: string }): ReactNode {
  const isEditing = useIsEditing()
  const isThere = plainTextOf(data[field] as RichText | undefined).trim() !== ''
  if (!isThere && !isEditing) return null
  return (
    <>
      {title && <h2>{title}</h2>}
      <RichField field={field} className={styles.words} />
      {!isThere && <Unfinished>{t('This part is still to be filled in.')}</Unfinished>}
    </>
  )
}

function Enforcement({ text }: { text: (field: string) => string }): ReactNode {
  if (!text('arbitration') && !text('supervision')) return null
  return (
    <>
      <h2>{t('If we do not answer')}</h2>
      {text('arbitration') && (
        <p>
          {t('If we do not answer, or not to your satisfaction, you can turn to the arbitration body; that is free of charge:')}{' '}
          <Body name={text('arbitration')} address={text('arbitration_link')} />
        </p>
      )}
      {text('supervision') && (
        <p>
          {t('The site is supervised by:')} <Body name={text('supervision')} address={text('supervision_link')} />
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
  if (law === 'public') return t('{house} is anxious to make this site accessible as BITV 2.0 asks. It holds for {website}.', values)
  if (law === 'service') return t('{house} offers its services accessibly as the BFSG asks. It holds for {website}.', values)
  return t('{house} is anxious to make this site and its services accessible as BITV 2.0 and BFSG ask. It holds for {website}.', values)
}

function conformityWords(conformity: (typeof CONFORMITIES)[number]): string {
  if (conformity === 'full') return t('This site meets EN 301 549 in full.')
  return conformity === 'partial' ? t('This site meets EN 301 549 in part.') : t('This site does not meet EN 301 549.')
}

/** `1. September 2026`. Browsers draw it too, and not all of them know Temporal. */
function dayInWords(given: string): string {
  return given ? longDay.format(new Date(dayIn(given))) : '…'
}

function madeWords(made: string, checked: string, assessment: (typeof ASSESSMENTS)[number]): string {
  const values = { made: dayInWords(made), checked: dayInWords(checked) }
  return assessment === 'outside'
    ? t('It was made on {made} and last checked on {checked}, after an assessment by others.', values)
    : t('It was made on {made} and last checked on {checked}, after an assessment of our own.', values)
}
