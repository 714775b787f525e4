import { fileTypeFromBuffer } from 'file-type'

/** File types besides pictures that the library accepts, by MIME type as detected from the bytes; file names are not trusted. */
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

/** The type of a file, detected from its bytes; undefined for pictures and for types that the library does not accept. */
export async function fileTypeOf(bytes: Uint8Array): Promise<{ mimeType: FileType; kind: FileKind; ending: string } | undefined> {
  const detected = (await fileTypeFromBuffer(bytes))?.mime
  return detected && detected in TYPES ? { mimeType: detected as FileType, ...TYPES[detected as FileType] } : undefined
}

/** Whether a MIME type is one that the library gives its files. */
export function isLibraryType(mimeType: string): boolean {
  return mimeType in TYPES || /^image\/[\w+.-]+$/.test(mimeType)
}

/** The accepted formats, for messages. */
export const ACCEPTED_FORMATS = 'JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC, MP4, WebM, MP3, M4A, OGG, WAV, PDF, VTT'

/** The MIME type of a picture, of a supported format or not; undefined for anything else. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  return type?.startsWith('image/') ? type : undefined
}

/** The MIME types of one kind, as `media.mimeType` holds them. */
export function mimeTypesOf(kind: FileKind): string[] {
  return Object.entries(TYPES).flatMap(([type, about]) => (about.kind === kind ? [type] : []))
}
