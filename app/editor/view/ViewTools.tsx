import { useEffect } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { foldDock, useIsFolded } from '../docks/fold-dock.ts'
import { choosePageWidth, type PageWidth, usePageWidth } from '../docks/page-width.ts'
import { useChosenPageWidth } from '../docks/use-dock.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { ToolButton } from '../tools/ToolButton.tsx'
import { AsOf } from './AsOf.tsx'
import styles from './view.module.css'

/** How the edited page is looked at: with or without the outline, at the width of a device, as of another day. */
export default function ViewTools({ subject }: { subject: EditedObject }) {
  const isOutlineFolded = useIsFolded('left')
  return (
    <div className={styles.tools}>
      <span className={styles.fold} data-on={!isOutlineFolded || undefined}>
        <ToolButton
          label={isOutlineFolded ? t('Show outline') : t('Hide outline')}
          icon="panelLeft"
          act={() => foldDock('left', !isOutlineFolded)}
        />
      </span>
      <WidthTools />
      <AsOf subject={subject} />
    </div>
  )
}

function WidthTools() {
  const width = usePageWidth()
  useChosenPageWidth()
  useEffect(() => () => choosePageWidth('desktop'), [])
  const choices: { name: PageWidth; label: string }[] = [
    { name: 'desktop', label: t('As on a desktop') },
    { name: 'tablet', label: t('As on a tablet') },
    { name: 'phone', label: t('As on a phone') },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons in a bar, which is no form
    <span role="group" aria-label={t('Width of the page')} className={styles.widths}>
      {choices.map(({ name, label }) => (
        <ToolButton key={name} label={label} icon={name} isPressed={name === width} act={() => choosePageWidth(name)} />
      ))}
    </span>
  )
}
