import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Slider } from '../../ui/Slider.tsx'

/** Several heroes in a row, one at a time. */
export default function HeroSlides({ children }: { children: ReactNode }) {
  return (
    <Slider label={t('Highlights')} spacing={0} over>
      {children}
    </Slider>
  )
}
