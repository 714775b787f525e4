import type { MediaStore } from '../../app/platform/media/store.ts'
import { drawGlasses } from './glasses.ts'
import { drawGong } from './gong.ts'
import curtain from './vorhang.webm?inline'

const CAPTIONS = `WEBVTT

00:00.000 --> 00:03.000
Der Vorhang ist geschlossen. Dahinter ein Licht.

00:03.000 --> 00:08.000
Der Vorhang geht auf. Im Licht steht jemand.
`

/** Adds the film for the pages of a production to the media library. @returns its address */
export async function addFilm(media: MediaStore): Promise<string> {
  const film = await media.addFile({ filename: 'vorhang.webm', bytes: curtainBytes() })
  return `/media/${film.key}/${film.filename}`
}

/** Adds the sample for the pages of a concert to the media library. @returns its address */
export async function addSample(media: MediaStore): Promise<string> {
  const sample = await media.addFile({ filename: 'vorspiel-fuer-48-glaeser.wav', bytes: drawGlasses() })
  return `/media/${sample.key}/${sample.filename}`
}

function curtainBytes(): Uint8Array {
  return Buffer.from(curtain.slice(curtain.indexOf(',') + 1), 'base64')
}

/** Adds the film, its captions and the theatre's gong to the media library. @returns their ids by name */
export async function addRecordings(media: MediaStore): Promise<Map<string, number>> {
  const film = await media.addFile({ filename: 'vorhang.webm', bytes: curtainBytes() })
  const captions = await media.addFile({ filename: 'vorhang.vtt', bytes: new TextEncoder().encode(CAPTIONS) })
  const gong = await media.addFile({ filename: 'pausengong.wav', bytes: drawGong() })
  return new Map([
    ['film/vorhang', film.id],
    ['captions/vorhang', captions.id],
    ['recording/gong', gong.id],
  ])
}
