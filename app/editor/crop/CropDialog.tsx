import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import ReactCrop from 'react-image-crop'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt, type PictureSource } from '../../platform/media/picture.ts'
import { type Crop, type Focus, formatCrop, type PictureUse, pictureUse } from '../../platform/media/picture-use.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { FocusPoint } from '../../staff-ui/media-picker/FocusPoint.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useLoaded } from '../../staff-ui/use-loaded.ts'
import { CropNumbers } from './CropNumbers.tsx'
import styles from './crop.module.css'
import { clampCrop, isWhole, type RatioName, ratioNameOf, ratioOf, WHOLE, withRatio } from './crop-shape.ts'

type Entry = { id: number; filename: string; picture: PictureSource | null; focus: Focus }

/** The field's new value, and its render data. */
export type Cropped = { value: number | PictureUse; picture: PictureSource }

type Props = { value: unknown; onDone: (cropped: Cropped) => void; onClose: () => void }

/**
 * Crop and focal point of a picture in one place. The picture in the media library and its other usages stay unchanged.
 */
export default function CropDialog({ value, onDone, onClose }: Props) {
  const id = pictureUse(value)?.id
  const { loaded: entry, failure, tryAgain } = useLoaded<Entry>(id === undefined ? null : `/api/media/${id}`)
  return (
    <Dialog title={t('Crop and focal point')} onClose={onClose} width="wide">
      {entry?.picture ? (
        <CropForm entry={entry} whole={entry.picture} initial={pictureUse(value)} onDone={onDone} />
      ) : failure ? (
        <LoadFailed text={failure} tryAgain={tryAgain} />
      ) : (
        <p role="status">{t('Loading…')}</p>
      )}
    </Dialog>
  )
}

const RATIO_NAMES: Record<RatioName, () => string> = {
  free: () => t('Free'),
  original: () => t('Original'),
  panorama: () => '21 : 9',
  wide: () => '16 : 9',
  photo: () => '3 : 2',
  classic: () => '4 : 3',
  square: () => '1 : 1',
  portrait: () => '4 : 5',
}

type CropFormProps = { entry: Entry; whole: PictureSource; initial: PictureUse | undefined; onDone: Props['onDone'] }

function CropForm({ entry, whole, initial, onDone }: CropFormProps) {
  const [crop, setCrop] = useState<Crop>(initial?.crop ?? WHOLE)
  const [focus, setFocus] = useState<Focus>(initial?.focus ?? entry.focus)
  const [shape, setShape] = useState<RatioName>(initial?.crop ? ratioNameOf(initial.crop, whole) : 'free')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const ratio = ratioOf(shape, whole)
  const address = addressAt(whole, 1024)
  function choose(name: RatioName) {
    const nextRatio = ratioOf(name, whole)
    setShape(name)
    if (nextRatio !== undefined) setCrop(withRatio(focus, nextRatio, whole))
  }
  async function done() {
    setBusy(true)
    try {
      onDone(await readCropped(entry, crop, focus))
    } catch (failure) {
      setError(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.cropping}
      onSubmit={(event) => {
        event.preventDefault()
        void done()
      }}
    >
      <p className={styles.reach}>{t('This applies to this one place. The image in the library and all other places stay as they are.')}</p>
      <div>
        <ReactCrop
          crop={{ unit: '%', ...scaled(crop, PERCENT) }}
          aspect={ratio}
          keepSelection
          ruleOfThirds
          // The animated border would distract from the picture.
          className={`ReactCrop--no-animate ${styles.frame}`}
          ariaLabels={ariaLabels()}
          onChange={(_, { x, y, width, height }) => setCrop(clampCrop(scaled({ x, y, width, height }, 1 / PERCENT)))}
        >
          <img src={address} alt={whole.alt} width={whole.width} height={whole.height} />
        </ReactCrop>
      </div>
      <div>
        <fieldset className={forms.group}>
          <legend>{t('Aspect ratio')}</legend>
          <div className={styles.shapes}>
            {(Object.keys(RATIO_NAMES) as RatioName[]).map((name) => (
              <label key={name} className={styles.shape}>
                <input type="radio" name="shape" checked={shape === name} onChange={() => choose(name)} />
                {RATIO_NAMES[name]()}
              </label>
            ))}
          </div>
        </fieldset>
        <CropNumbers crop={crop} size={whole} ratio={ratio} onChange={setCrop} />
        <FocusPoint address={address} focus={focus} crop={crop} size={whole} onChange={setFocus} />
      </div>
      {error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <div className={`${forms.buttons} ${styles.done}`}>
        <button type="submit" className={forms.action} disabled={busy}>
          {t('Apply crop')}
        </button>
        <button
          type="button"
          className={forms.second}
          onClick={() => {
            setShape('free')
            setCrop(WHOLE)
            setFocus(entry.focus)
          }}
        >
          {t('Full image')}
        </button>
      </div>
    </form>
  )
}

const PERCENT = 100

function scaled({ x, y, width, height }: Crop, factor: number): Crop {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}

/** Accessible names of the crop handles. */
function ariaLabels() {
  return {
    cropArea: t('Crop area. Use the arrow keys to move it.'),
    nwDragHandle: t('Top left corner'),
    nDragHandle: t('Top edge'),
    neDragHandle: t('Top right corner'),
    eDragHandle: t('Right edge'),
    seDragHandle: t('Bottom right corner'),
    sDragHandle: t('Bottom edge'),
    swDragHandle: t('Bottom left corner'),
    wDragHandle: t('Left edge'),
  }
}

/** The field's new value: the media id alone when crop and focal point are the library's. The server signs the address of the crop. */
async function readCropped({ id, focus: defaultFocus }: Entry, crop: Crop, focus: Focus): Promise<Cropped> {
  const isOwnFocus = focus.x === defaultFocus.x && focus.y === defaultFocus.y
  const use: PictureUse = { id, ...(isWhole(crop) ? {} : { crop }), ...(isOwnFocus ? {} : { focus }) }
  const query = new URLSearchParams({
    ...(use.crop ? { crop: formatCrop(use.crop) } : {}),
    ...(use.focus
      ? {
          focus: formatCrop({ ...use.focus, width: 0, height: 0 })
            .split('-')
            .slice(0, 2)
            .join('-'),
        }
      : {}),
  })
  const { picture } = await request<Entry>('GET', `/api/media/${id}?${query}`)
  if (!picture) throw new Error('the picture may no longer be shown')
  return { value: use.crop || use.focus ? use : id, picture }
}
