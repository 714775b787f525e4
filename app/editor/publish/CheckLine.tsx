import { useState } from 'react'
import type { ContainerDocument } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { anchorFindings } from '../checker/anchors.ts'
import { checkPage, type Finding } from '../checker/check-page.ts'
import { useBrokenLinks } from '../checker/use-broken-links.ts'
import { nameOf } from './ChangedModuleRow.tsx'
import type { ChangedModule } from './changed-modules.ts'
import styles from './sheet.module.css'

type Props = {
  documents: Record<number, ContainerDocument>
  ticked: readonly ChangedModule[]
  pictures: Record<string, PictureSource>
  today: string
  /** leads to what was found */
  onGoTo: (finding: Finding) => void
}

const SHOWN = 3

/** What the checker says of the ticked changes: that nothing is missing, or what is, each as a link that leads there. */
export function CheckLine({ documents, ticked, pictures, today, onGoTo }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const broken = useBrokenLinks(documents)
  const isDrawn = (name: string) => document.getElementById(name) !== null
  const all = [...checkPage(documents, pictures, today), ...anchorFindings(documents, isDrawn), ...broken]
  const findings = ticked.flatMap((module) => findingsOf(module, all).map((finding) => ({ finding, module })))
  if (ticked.length === 0) return null
  if (findings.length === 0) {
    return (
      <p className={styles.checked} role="status">
        <Icon name="checked" />
        {t('Checked: no empty field, all links lead somewhere')}
      </p>
    )
  }
  // What keeps it from going live comes first.
  const sorted = findings.toSorted((left, right) => Number(Boolean(right.finding.field)) - Number(Boolean(left.finding.field)))
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN)
  return (
    <ul className={styles.findings} aria-label={t('Check')}>
      {shown.map(({ finding, module }) => (
        <li key={`${module.key}${finding.field}${finding.message}`} data-missing={finding.field ? '' : undefined}>
          <Icon name="warning" />
          <button type="button" onClick={() => onGoTo(finding)}>
            {nameOf(module)} – {finding.message}
          </button>
        </li>
      ))}
      {shown.length < sorted.length && (
        <li>
          <button type="button" onClick={() => setShowsAll(true)}>
            {t('And {n} more.', { n: sorted.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  )
}

function findingsOf({ id, containerId }: ChangedModule, all: Finding[]): Finding[] {
  return all.filter((finding) => finding.nodeId === id && finding.containerId === containerId)
}
