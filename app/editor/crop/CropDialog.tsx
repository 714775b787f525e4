import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useState } from 'react'
import ReactCrop from 'react-image-crop'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt, type PictureSource } from '../../platform/media/picture.ts'
import { type Crop, type Focus, formatCrop, type PictureUse, pictureUse } from '../../platform/media/picture-use.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { FocusPoint } from '../../staff-ui/media-picker/FocusPoint.tsx'
import { CropNumbers } from './CropNumbers.tsx'
import styles from './crop.module.css'
import { inside, isWhole, type RatioName, ratioNameOf, ratioOf, WHOLE, withRatio } from './crop-shape.ts'

type Entry = { id: number; filename: string; picture: PictureSource | null; focus: Focus }

/** What a field then holds, and how it is shown. */
export type Cropped = { value: number | PictureUse; picture: PictureSource }

type Props = { value: unknown; onDone: (cropped: Cropped) => void; onClose: () => void }

/**
 * How one place shows a picture: which part of it, and what no further crop may lose. The picture in the library and all
 * other places stay as they are.
 */
export default function CropDialog({ value, onDone, onClose }: Props) {
  const [entry, setEntry] = useState<Entry>()
  const id = pictureUse(value)?.id
  useEffect(() => {
    request<Entry>('GET', `/api/media/${id}`).then(setEntry, onClose)
  }, [id, onClose])
  return (
    <Dialog title={t('Crop and focal point')} onClose={onClose} width="wide">
      {entry?.picture ? (
        <Cropping entry={entry} whole={entry.picture} given={pictureUse(value)} onDone={onDone} />
      ) : (
        <p role="status">{t('Loading…')}</p>
      )}
    </Dialog>
  )
}

const RATIO_NAMES: Record<RatioName, () => string> = {
  free: () => t('Free'),
  original: () => t('Original'),
  wide: () => '16 : 9',
  classic: () => '4 : 3',
  square: () => '1 : 1',
}

type CroppingProps = { entry: Entry; whole: PictureSource; given: PictureUse | undefined; onDone: Props['onDone'] }

function Cropping({ entry, whole, given, onDone }: CroppingProps) {
  const [crop, setCrop] = useState<Crop>(given?.crop ?? WHOLE)
  const [focus, setFocus] = useState<Focus>(given?.focus ?? entry.focus)
  const [shape, setShape] = useState<RatioName>(given?.crop ? ratioNameOf(given.crop, whole) : 'free')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const ratio = ratioOf(shape, whole)
  const address = addressAt(whole, 1024)
  function choose(name: RatioName) {
    const wanted = ratioOf(name, whole)
    setShape(name)
    if (wanted !== undefined) setCrop(withRatio(focus, wanted, whole))
  }
  async function done() {
    setBusy(true)
    try {
      onDone(await cropped(entry, crop, focus))
    } catch {
      setError(t('Sorry, that did not work.'))
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
      <div>
        <ReactCrop
          crop={{ unit: '%', ...scaled(crop, PERCENT) }}
          aspect={ratio}
          keepSelection
          ruleOfThirds
          // A frame that never rests would draw the eye from the picture.
          className={`ReactCrop--no-animate ${styles.frame}`}
          ariaLabels={ariaLabels()}
          onChange={(_, { x, y, width, height }) => setCrop(inside(scaled({ x, y, width, height }, 1 / PERCENT)))}
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
      <div className={forms.buttons}>
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

/** The handles of the frame, as they are read to people who do not see them. */
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

/** What the field holds from now on; the bare picture where it is shown as the library has it. The house signs what it cuts. */
async function cropped({ id, focus: own }: Entry, crop: Crop, focus: Focus): Promise<Cropped> {
  const isOwnFocus = focus.x === own.x && focus.y === own.y
  const use: PictureUse = { id, ...(isWhole(crop) ? {} : { crop }), ...(isOwnFocus ? {} : { focus }) }
  const wish = new URLSearchParams({
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
  const { picture } = await request<Entry>('GET', `/api/media/${id}?${wish}`)
  if (!picture) throw new Error('the picture may no longer be shown')
  return { value: use.crop || use.focus ? use : id, picture }
}
