/** HTML that an administrator provides; it was sanitised when it was written. Nothing provided leaves no box. */
export function AdministratorHtml({ code, className }: { code: string | undefined; className?: string | undefined }) {
  if (!code) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the time of writing
  return <div className={className} dangerouslySetInnerHTML={{ __html: code }} />
}
