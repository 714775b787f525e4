/** Where backups lie: a folder, or a bucket of an S3-compatible store. Keys are paths. */
export type BackupPlace = {
  /** how it is called in what people read */
  label: string
  /** The key of the tables of a backup that is taken at this moment. */
  tablesKey(takenAt: Temporal.Instant): string
  /** What lies there under a prefix, in the order of keys. */
  list(prefix: string): Promise<{ key: string; at: Temporal.Instant }[]>
  /** Whole. @throws Error when it is not there */
  read(key: string): Promise<Uint8Array>
  /** Whole or not at all, also when the process is killed. */
  write(key: string, content: Uint8Array): Promise<void>
  /** Takes a file of the house without reading it, where that is possible. @returns whether it was */
  takeFile?(key: string): Promise<boolean>
  /** Copies a file of this machine there, without reading it into memory; whole or not at all. */
  copyIn(key: string, path: string): Promise<void>
  remove(key: string): Promise<void>
}
