/** HTML that an administrator provides, sanitised when it was stored. Empty HTML renders nothing. */
export function AdministratorHtml({ code, className }: { code: string | undefined; className?: string | undefined }) {
  if (!code) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the time of writing
  return <div className={className} dangerouslySetInnerHTML={{ __html: code }} />
}
