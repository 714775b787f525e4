import { type FormEvent, useId, useRef, useState } from 'react'
import { FACE_TEXT_LIMITS, type Face, MAX_FACE_BYTES, type Theme } from '../../identity/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './appearance.module.css'
import { removeFace, uploadFace } from './face-calls.ts'
import own from './faces.module.css'

type Props = { faces: Face[]; theme: Theme; onChange: (faces: Face[]) => void; onNotice: (words: string) => void }

/** The faces that the house has uploaded, each with its licence, and the form that takes another one. */
export function HouseFaces({ faces, theme, onChange, onNotice }: Props) {
  const isChosen = ({ id }: Face) => theme.headlineFace === id || theme.textFace === id

  function remove({ id, family }: Face): Promise<void> {
    return removeFace(id).then(
      () => {
        onChange(faces.filter((face) => face.id !== id))
        onNotice(t('The typeface {name} has been removed.', { name: family }))
      },
      (error) => onNotice(failureText(error)),
    )
  }
  function add(face: Face): void {
    onChange([...faces.filter(({ id }) => id !== face.id), face])
    onNotice(t('{name} is there. Choose it above for headlines or texts.', { name: face.family }))
  }

  return (
    <section className={styles.part} aria-labelledby="faces-part">
      <h2 id="faces-part">{t('Typefaces of your own')}</h2>
      {faces.length > 0 && (
        <ul className={own.faces}>
          {faces.map((face) => (
            <li key={face.id}>
              <span>
                <strong>{face.family}</strong> {cutsOf(face)}
              </span>
              <span className={styles.hint}>
                {face.licence} · {face.source}
              </span>
              <button
                type="button"
                className={form.second}
                aria-label={t('Remove: {name}', { name: face.family })}
                disabled={isChosen(face)}
                onClick={() => void remove(face)}
              >
                {t('Remove|logo')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FaceForm onAdd={add} />
    </section>
  )
}

/** Its weights and widths, such as `100–900 · 62–125 %`. */
function cutsOf({ shape: { weight, stretch } }: Face): string {
  const span = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`)
  return [span(weight), ...(stretch ? [`${span(stretch)} %`] : [])].join(' · ')
}

/** Takes a WOFF2. What it says of itself need not be typed. */
function FaceForm({ onAdd }: { onAdd: (face: Face) => void }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isBusy, setBusy] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const failure = errors.body?.join(' ')

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const file = given.get('file')
    if (!(file instanceof File) || file.size === 0) return setErrors({ file: [t('Please choose a file.')] })
    if (file.size > MAX_FACE_BYTES) return setErrors({ file: [t('A typeface is a WOFF2 file of up to 1 MB.')] })
    setBusy(true)
    setErrors({})
    await uploadFace(given).then(
      (face) => {
        place.current?.reset()
        onAdd(face)
      },
      (error) => setErrors((error instanceof ApiError && error.problem.errors) || { body: [failureText(error)] }),
    )
    setBusy(false)
  }

  return (
    <form ref={place} className={own.faceForm} noValidate onSubmit={(event) => void send(event)}>
      <FaceField name="file" label={t('WOFF2 file')} type="file" errors={errors.file} />
      <FaceField name="family" label={t('Name of the typeface')} max={FACE_TEXT_LIMITS.family} errors={errors.family} />
      <FaceField name="licence" label={t('Licence|face')} max={FACE_TEXT_LIMITS.licence} errors={errors.licence} />
      <FaceField name="source" label={t('Where it comes from')} max={FACE_TEXT_LIMITS.source} errors={errors.source} />
      <p className={styles.hint}>{t('What the file itself says of name, licence and origin you may leave empty.')}</p>
      {failure && (
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
      <button type="submit" className={form.second} disabled={isBusy}>
        {isBusy ? t('Reading the typeface…') : t('Add typeface')}
      </button>
    </form>
  )
}

type FieldProps = { name: string; label: string; type?: 'file' | 'text'; max?: number; errors: string[] | undefined }

function FaceField({ name, label, type = 'text', max, errors }: FieldProps) {
  const id = useId()
  const message = errors?.join(' ')
  return (
    <div className={own.faceField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        maxLength={max}
        accept={type === 'file' ? '.woff2,font/woff2' : undefined}
        aria-invalid={Boolean(message) || undefined}
        aria-describedby={message ? `${id}-message` : undefined}
      />
      {message && (
        <p id={`${id}-message`} role="alert" className={styles.fault}>
          {message}
        </p>
      )}
    </div>
  )
}
