export { auditApi } from './api.server.ts'
export { createExternalLinkChecker } from './external-link-checker.server.ts'
export { auditAfterWrites, auditJobs } from './jobs.server.ts'
export type { AuditOptions as Means } from './run.server.ts'
