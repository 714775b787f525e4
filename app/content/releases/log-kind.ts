/** How the audit log lists releases. */
export const releaseKind = { name: 'release', area: 'site', label: 'Release', plural: 'Releases', fields: {} } as const
