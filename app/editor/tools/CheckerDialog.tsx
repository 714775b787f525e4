import { useState } from 'react'
import { locate } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { anchorFindings } from '../checker/anchors.ts'
import { checkPage, type Finding } from '../checker/check-page.ts'
import { lowContrastTexts } from '../checker/low-contrast-texts.ts'
import { useBrokenLinks } from '../checker/use-broken-links.ts'
import { goToField } from '../go-to-field.ts'
import { focusModule } from '../overlay/module-elements.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'

/** The issues found on the page before publication; each leads to its module. */
export default function CheckerDialog({ session, onClose }: { session: EditorSession; onClose: () => void }) {
  const state = useSessionState(session, 'documents', 'pictures')
  const dead = useBrokenLinks(state.documents)
  const [faint] = useState(() => lowContrastTexts())
  const anchors = anchorFindings(state.documents, (name) => document.getElementById(name) !== null)
  const findings = [
    ...checkPage(state.documents, { ...session.region.prepared.pictures, ...state.pictures }, session.region.today ?? ''),
    ...anchors,
    ...faint,
    ...dead,
  ]
  function show({ nodeId, field }: Finding) {
    onClose()
    if (field) goToField(session, nodeId, field)
    else focusModule(session, nodeId)
  }
  return (
    <Dialog title={t('Check page')} onClose={onClose}>
      {findings.length === 0 ? (
        <p role="status">{t('No issues found with headings, links or images.')}</p>
      ) : (
        <ul className={forms.hits}>
          {findings.map((finding) => (
            <li key={`${finding.nodeId}${finding.field}${finding.message}`}>
              <button type="button" onClick={() => show(finding)}>
                <span>{finding.message}</span>
                <small>{nameOf(session, finding)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function nameOf(session: EditorSession, { containerId, nodeId }: Finding): string {
  const document = session.getState().documents[containerId]
  const type = document && locate(document, nodeId)?.node.type
  const label = type && definitionOf(type)?.label
  return label ? t(label) : ''
}
