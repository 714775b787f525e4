import { t } from '../platform/i18n/i18n.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './audit.module.css'
import { FINDING_GROUPS, FINDING_KINDS, type FindingKind } from './finding.ts'
import { findingMessage } from './finding-message.ts'
import type { AuditState } from './jobs.server.ts'
import type { countFindings, countGroups, readFindings } from './read-findings.server.ts'
import { useAudit } from './use-audit.ts'

type Found = Awaited<ReturnType<typeof readFindings>>['findings'][number]
type Props = {
  findings: Found[]
  counts: Awaited<ReturnType<typeof countFindings>>
  groups: ReturnType<typeof countGroups>
  by: string
  next: string | null
  state: AuditState | null
  asksOthers: boolean
  mayStart: boolean
}

/** The screen of the audit: broken links and accessibility problems in published content. */
export function SiteAudit({ findings, counts, groups, by, next, state: given, asksOthers, mayStart }: Props) {
  const format = useDateFormat()
  const { state, isUnderWay, notice, start } = useAudit(given)
  return (
    <>
      <PageHeader
        title={t('Site audit')}
        lead={t('Everything visitors can see is checked every night. Issues you fix disappear from here shortly after saving.')}
        notice={notice}
      >
        {mayStart && (
          <button type="button" className={form.action} disabled={isUnderWay} onClick={start}>
            {t('Check now')}
          </button>
        )}
      </PageHeader>
      <p className={styles.state}>
        {state ? (
          <Progress state={state} />
        ) : (
          t(
            mayStart
              ? 'The site as a whole has not been checked yet. “Check now” does it at once; otherwise it happens by itself at night.'
              : 'The site as a whole has not been checked yet. It happens by itself at night.',
          )
        )}
      </p>
      {!asksOthers && <p className={styles.state}>{t('Links to other websites are not checked. This is turned off for this site.')}</p>}
      <FilterForm
        filters={[
          {
            kind: 'select',
            name: 'kind',
            label: t('Issue'),
            value: by,
            options: Object.entries(FINDING_GROUPS).flatMap(([group, { label, kinds }]) => [
              { value: group, label: `${t(label)} (${groups[group as keyof typeof groups]})` },
              ...kinds
                .filter((kind: FindingKind) => counts[kind] || kind === by)
                .map((kind: FindingKind) => ({ value: kind, label: `– ${t(FINDING_KINDS[kind][0])} (${counts[kind] ?? 0})` })),
            ]),
          },
        ]}
      />
      <ListTable
        head={[t('Where'), t('Issue'), t('Affects'), t('Since')]}
        empty={t(!state || state.state === 'failed' ? 'Not checked yet.' : isUnderWay ? 'No issues found so far.' : 'No issues found.')}
        next={next}
        rows={findings.map((found) => ({
          key: found.id,
          cells: [<Place key="place" found={found} />, <Fault key="fault" found={found} />, concerned(found), format.dateTime(found.since)],
        }))}
      />
    </>
  )
}

function Place({ found: { href, title, type } }: { found: Found }) {
  return (
    <>
      {/* A full page load: the edited page is outside of the admin area's routes. */}
      <a href={href}>{title}</a> <small className={styles.type}>{type}</small>
    </>
  )
}

function Fault({ found }: { found: Found }) {
  return (
    <>
      {findingMessage(found)}
      <small className={styles.advice}>{t(FINDING_KINDS[found.kind][1])}</small>
    </>
  )
}

function concerned({ text, target }: Found) {
  if (!text && !target) return '–'
  return (
    <>
      {text && <span>{t('“{text}”', { text })}</span>} {target && <code className={styles.target}>{target}</code>}
    </>
  )
}

function Progress({ state: { state, done, all, at } }: { state: AuditState }) {
  const format = useDateFormat()
  if (state === 'failed') return t('The last check failed ({moment}).', { moment: format.dateTime(at) })
  if (state === 'done') return t('Last checked: {moment}.', { moment: format.dateTime(at) })
  return (
    <label>
      {t('Check in progress. You can leave this page.')} <progress {...(all > 0 ? { value: done, max: all } : {})} />{' '}
      {all > 0 && t('{done} of {all}', { done, all })}
    </label>
  )
}
