import { Media, useIsEditing, usePicture } from '../content/index.ts'
import { SmartLink } from '../ui/SmartLink.tsx'

type Props = {
  /** the picture's id in the library */
  id: unknown
  /** the field that holds it */
  field: string
  link: unknown
  /** the line below the picture, which names a link whose picture is only decoration */
  text: unknown
  sizes: string
  ratio?: string
}

/** A picture that may lead somewhere. A picture that is gone leaves no link behind. */
export function PictureLink({ id, field, link, text, sizes, ratio }: Props) {
  const isEditing = useIsEditing()
  const picture = usePicture(id)
  const shown = <Media field={field} sizes={sizes} ratio={ratio} />
  if (!link || (!picture && !isEditing)) return shown
  return (
    <SmartLink to={String(link)} aria-label={picture?.alt ? undefined : String(text || link)}>
      {shown}
    </SmartLink>
  )
}
