import { type Identity, identityFile, identityInFile } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import styles from './appearance.module.css'

type Props = { identity: Identity; onOpen: (identity: Identity) => void; onNotice: (words: string) => void }

/** Both logos in base64, and some to spare. */
const MAX_FILE_BYTES = 700 * 1024
const FILE_NAME = 'erscheinungsbild.json'

/** Takes the look to another house, as one file with the logos in it, and from there. */
export function ThemeFile({ identity, onOpen, onNotice }: Props) {
  function save(): void {
    const address = URL.createObjectURL(new Blob([identityFile(identity)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: address, download: FILE_NAME }).click()
    URL.revokeObjectURL(address)
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    const opened = file.size <= MAX_FILE_BYTES ? identityInFile(await file.text()) : undefined
    if (opened) onOpen(opened)
    onNotice(opened ? t('The file is open as a draft.') : t('This file is no appearance that this version can read.'))
  }
  return (
    <section className={styles.part} aria-labelledby="file-part">
      <h2 id="file-part">{t('As a file')}</h2>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={save}>
          {t('Save as a file')}
        </button>
        <label className={styles.file}>
          {t('Open a file')}
          <input type="file" accept=".json,application/json" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
      </div>
    </section>
  )
}
