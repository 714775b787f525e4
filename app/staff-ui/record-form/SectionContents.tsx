import { type ComponentType, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { FormSection } from '../../records/record-type.ts'
import styles from '../screen.module.css'
import type { RecordExtension } from './extensions.ts'
import { isBare } from './FormFields.tsx'
import { panelId, tabId } from './SectionTabs.tsx'
import section from './sections.module.css'

type Props = {
  sections: FormSection[]
  open: FormSection | undefined
  contents: NonNullable<RecordExtension['sections']>
  id: number | null
  mayWrite: boolean
  prefix: string
}

/**
 * What features add to the sections of a form. It stands outside of the `form` element, since it may have forms of its own;
 * it is mounted when its section is first shown, and stays.
 */
export function SectionContents({ sections, open, contents, id, mayWrite, prefix }: Props) {
  const [visited, setVisited] = useState<string[]>([])
  if (open && !visited.includes(open.name)) setVisited([...visited, open.name])
  return sections.flatMap((of) => {
    const { name } = of
    const Content = contents[name]
    if (!Content || !visited.includes(name)) return []
    // A section with fields has its panel in the form; this one stands above it.
    const panel = !isBare(of) ? {} : { role: 'tabpanel', id: panelId(prefix, name), 'aria-labelledby': tabId(prefix, name) }
    return [
      <div key={name} {...panel} hidden={name !== open?.name} className={section.below}>
        <OfRecord {...{ Content, id, mayWrite }} />
      </div>,
    ]
  })
}

type ContentProps = Pick<Props, 'id' | 'mayWrite'> & { Content: ComponentType<{ id: number; mayWrite: boolean }> }

function OfRecord({ Content, id, mayWrite }: ContentProps) {
  if (id === null) return <p className={styles.help}>{t('This is available once you have saved for the first time.')}</p>
  return <Content id={id} mayWrite={mayWrite} />
}
