const MAX_FILE_NAME_LENGTH = 120

/** A file name without folders and control characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '').slice(0, MAX_FILE_NAME_LENGTH) || 'datei'
}
