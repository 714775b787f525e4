import { fileTypeFromBuffer } from 'file-type'

/** Files besides pictures that the library takes in, by the type that their bytes show; names are not trusted. */
const TYPES = {
  'video/mp4': { kind: 'video', ending: 'mp4' },
  'video/webm': { kind: 'video', ending: 'webm' },
  'audio/mpeg': { kind: 'audio', ending: 'mp3' },
  'audio/x-m4a': { kind: 'audio', ending: 'm4a' },
  'audio/mp4': { kind: 'audio', ending: 'm4a' },
  'audio/ogg': { kind: 'audio', ending: 'ogg' },
  'audio/ogg; codecs=opus': { kind: 'audio', ending: 'opus' },
  'audio/wav': { kind: 'audio', ending: 'wav' },
  'application/pdf': { kind: 'document', ending: 'pdf' },
  'text/vtt': { kind: 'captions', ending: 'vtt' },
} as const

type FileType = keyof typeof TYPES
export type FileKind = (typeof TYPES)[FileType]['kind']
export const FILE_KINDS: readonly FileKind[] = ['video', 'audio', 'document', 'captions']

/** What the bytes of a file are; undefined for pictures and for what the library does not take. */
export async function fileTypeOf(bytes: Uint8Array): Promise<{ mimeType: FileType; kind: FileKind; ending: string } | undefined> {
  const seen = (await fileTypeFromBuffer(bytes))?.mime
  return seen && seen in TYPES ? { mimeType: seen as FileType, ...TYPES[seen as FileType] } : undefined
}

/** What the library takes, as file managers call it. */
export const KINDS_IN_WORDS = 'JPEG, PNG, WebP, AVIF, GIF, MP4, WebM, MP3, M4A, OGG, WAV, PDF, VTT'

/** Whether the bytes are those of some picture, which may yet be one that cannot be shown. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return (await fileTypeFromBuffer(bytes))?.mime.startsWith('image/') ?? false
}

/** The types of one kind, as they stand in the library. */
export function typesOf(kind: FileKind): string[] {
  return Object.entries(TYPES).flatMap(([type, about]) => (about.kind === kind ? [type] : []))
}
