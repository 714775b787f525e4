/** An archive cannot be read in; the message is for whoever wants it to be. */
export class ArchiveError extends Error {}
