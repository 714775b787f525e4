import { Media, useIsEditing, usePicture } from '../content/index.ts'
import { SmartLink } from '../ui/SmartLink.tsx'

type Props = {
  /** id of the picture in the media library */
  id: unknown
  /** name of the field that holds it */
  field: string
  link: unknown
  /** the caption, which names the link where the picture is decorative */
  text: unknown
  sizes: string
  ratio?: string
}

/** A picture with an optional link. Without the picture there is no link. */
export function PictureLink({ id, field, link, text, sizes, ratio }: Props) {
  const isEditing = useIsEditing()
  const picture = usePicture(id)
  const media = <Media field={field} sizes={sizes} ratio={ratio} />
  if (!link || (!picture && !isEditing)) return media
  return (
    <SmartLink to={String(link)} aria-label={picture?.alt ? undefined : String(text || link)}>
      {media}
    </SmartLink>
  )
}
