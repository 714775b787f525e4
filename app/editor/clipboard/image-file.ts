/** The first image among dropped or pasted files. */
export function imageFileIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
