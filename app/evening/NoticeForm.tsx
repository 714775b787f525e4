import { t } from '../platform/i18n/i18n.ts'
import type { ActionFormProps } from './desk.ts'
import { SheetForm } from './SheetForm.tsx'
import { useSentence } from './use-sentence.ts'

/** Says something about a performance: beside its title, and where wanted on every page. */
export function NoticeForm(props: ActionFormProps) {
  const { performance } = props
  const sentence = useSentence(`${performance.id} notice`, performance.note)
  return (
    <SheetForm
      {...props}
      title={t('Notice: {title}', performance)}
      sentence={sentence}
      action={{ kind: 'notice' }}
      verb={t('Publish notice')}
      done={t('The notice of {title} is published.', performance)}
    />
  )
}
