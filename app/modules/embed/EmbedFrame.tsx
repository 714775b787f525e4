import type { ComponentProps } from 'react'
import { useIsEditing } from '../../content/index.ts'
import { ForeignFrame } from '../../embeds/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Unfinished } from '../Unfinished.tsx'

/** Content of an external host, after consent; while editing, a placeholder. */
export function EmbedFrame(props: ComponentProps<typeof ForeignFrame>) {
  const { embed, title, preview } = props
  // While editing, a click on the module selects it; a frame would capture the click.
  if (!useIsEditing()) return <ForeignFrame {...props} />
  return preview ? <Picture picture={preview} sizes="100vw" ratio="16 / 9" alt="" /> : <Unfinished>{`${embed.name}: ${title}`}</Unfinished>
}
