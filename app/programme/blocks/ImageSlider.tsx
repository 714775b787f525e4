import { t } from '../../platform/i18n/i18n.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Slider } from '../../ui/Slider.tsx'
import styles from './ImageSlider.module.css'
import type { BlockData } from './loaders.server.ts'

/** Further pictures as a slider. */
export default function ImageSlider({ data }: { data: BlockData<'ImageSlider'> }) {
  return (
    <Slider as="ul" label={t('Pictures')}>
      {data.map((picture) => (
        <li key={picture.id}>
          <figure>
            <Picture picture={picture} sizes="(min-width: 64em) 60vw, 100vw" ratio="3 / 2" />
            {picture.credit && <figcaption className={styles.credit}>{picture.credit}</figcaption>}
          </figure>
        </li>
      ))}
    </Slider>
  )
}
