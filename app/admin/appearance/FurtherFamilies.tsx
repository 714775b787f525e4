import { useEffect, useState } from 'react'
import {
  HEADLINE_WEIGHT,
  isOpenFamily,
  OPEN_FAMILIES,
  OPEN_FAMILY,
  type OpenFamily,
  TEXT_WEIGHT,
  type Theme,
} from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import own from './faces.module.css'
import { registerOpenFamilies } from './register-open-families.ts'

type Use = 'headlines' | 'texts'
type Props = {
  name: string /** of the radio buttons beside which it stands */
  use: Use
  value: Theme['headlineFace']
  onChange: (face: OpenFamily) => void
}

/** The open families that suit a use, shown when they are asked for, each written in its own letters. */
export function FurtherFamilies({ name, use, value, onChange }: Props) {
  // It stays as it was opened: what is chosen by arrow keys would else take the others away.
  const [wasOpen] = useState(isOpenFamily(value))
  useEffect(registerOpenFamilies, [])
  const suited = OPEN_FAMILIES.filter((id) => use === 'headlines' || !OPEN_FAMILY[id].isForHeadlinesAlone)
  return (
    <details className={own.further} open={wasOpen}>
      <summary>
        {isOpenFamily(value)
          ? t('Further open typefaces · chosen: {name}', { name: OPEN_FAMILY[value].family })
          : t('Further open typefaces')}
      </summary>
      <div className={own.families}>
        {suited.map((id) => (
          <label key={id} className={own.family}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <Sample family={id} use={use} />
            <small>{t(OPEN_FAMILY[id].character)}</small>
          </label>
        ))}
      </div>
    </details>
  )
}

/** The name of a family, set as it would be on the site. */
function Sample({ family: id, use }: { family: OpenFamily; use: Use }) {
  const { family, isSerif, headlineWeight = HEADLINE_WEIGHT } = OPEN_FAMILY[id]
  const fontFamily = `"${family}", ${isSerif ? 'serif' : 'sans-serif'}`
  return (
    <span className={own.sample} style={{ fontFamily, fontWeight: use === 'headlines' ? headlineWeight : TEXT_WEIGHT }}>
      {family}
    </span>
  )
}
