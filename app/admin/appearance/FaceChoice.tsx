import { type Face, SHIPPED_FACES, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Choice } from './Choice.tsx'
import { FurtherFamilies } from './FurtherFamilies.tsx'

const SHIPPED: Record<(typeof SHIPPED_FACES)[number], Label> = {
  archivo: 'Bold as a poster: Archivo',
  newsreader: 'Like a book: Newsreader',
}

type Chosen = Theme['headlineFace']
type Props = {
  label: string
  name: string
  use: 'headlines' | 'texts'
  faces: readonly Face[]
  value: Chosen
  onChange: (face: Chosen) => void
}

/** Chooses among the faces of every house, its own, and the open families that are shown when they are asked for. */
export function FaceChoice({ label, name, use, faces, value, onChange }: Props) {
  const options = [
    ...SHIPPED_FACES.map((face) => [face as string, t(SHIPPED[face])] as const),
    ...faces.map(({ id, family }) => [id, family] as const),
  ]
  return (
    <Choice<string> {...{ label, name, options, value, onChange }}>
      <FurtherFamilies name={name} use={use} value={value} onChange={onChange} />
    </Choice>
  )
}
