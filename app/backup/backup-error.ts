/** A backup could not be taken or restored for a reason that operators can see to; the message is for them. */
export class BackupError extends Error {}
