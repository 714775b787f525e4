import { type Face, type Identity, identityFile, identityInFile, withFaceIds } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { DEFAULT_HEADER } from '../../site/index.ts'
import { chooseAgain } from '../../staff-ui/choose-again.ts'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './appearance.module.css'
import { fetchFace, sendFace } from './face-calls.ts'

type Props = {
  identity: Identity
  faces: readonly Face[]
  onOpen: (identity: Identity) => void
  onFaces: (faces: Face[]) => void
  onNotice: (words: string) => void
}

/** Both logos and two faces in base64, and some to spare. */
const MAX_FILE_BYTES = 4 * 1024 * 1024
const FILE_NAME = 'erscheinungsbild.json'

/** Takes the look to another house, as one file with the logos and the house's faces in it, and from there. */
export function ThemeFile({ identity, faces, onOpen, onFaces, onNotice }: Props) {
  async function save(): Promise<void> {
    const { headlineFace, textFace } = identity.theme
    const used = faces.filter(({ id }) => id === headlineFace || id === textFace)
    const carried = await Promise.all(used.map(({ id }) => fetchFace(id))).catch((error) => onNotice(failureText(error)))
    if (!carried) return
    const { footer: _, header, ...look } = identity
    const { arrangement } = header
    const isUsual = arrangement === DEFAULT_HEADER.arrangement
    const file = identityFile({ identity: { ...look, ...(isUsual ? {} : { arrangement }) }, faces: carried })
    const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: address, download: FILE_NAME }).click()
    URL.revokeObjectURL(address)
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    const opened = file.size <= MAX_FILE_BYTES ? identityInFile(await file.text()) : undefined
    if (!opened) return onNotice(t('This file is no appearance that this version can read.'))
    const here = await Promise.all(opened.faces.map(sendFace)).catch((error) => onNotice(failureText(error)))
    if (!here) return
    const arrived = new Set(here.map(({ id }) => id))
    onFaces([...faces.filter(({ id }) => !arrived.has(id)), ...here])
    const ids = new Map(opened.faces.map(({ id }, index) => [id, here[index]?.id ?? id]))
    const { arrangement = DEFAULT_HEADER.arrangement, ...look } = withFaceIds(opened.identity, ids)
    onOpen({ ...identity, ...look, header: { ...identity.header, arrangement } })
    onNotice(t('The file is open as a draft.'))
  }
  return (
    <section className={styles.part} aria-labelledby="file-part">
      <h2 id="file-part">{t('As a file')}</h2>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={() => void save()}>
          {t('Save as a file')}
        </button>
        <label className={styles.file}>
          {t('Open a file')}
          <input {...chooseAgain} type="file" accept=".json,application/json" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
      </div>
    </section>
  )
}
