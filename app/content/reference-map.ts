/** What takes the place of a reference in a document: another id, or undefined where there is nothing to refer to. */
export type ReferenceMap = { media: (id: number) => number | undefined; record: (type: string, id: number) => number | undefined }
