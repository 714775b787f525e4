import { SEARCH_LOGO_SIZE } from './constants.ts'

/** The search's sign (B §9): a spotlight that has not found anybody on the stage yet. */
export function SearchLogo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} {...SEARCH_LOGO_SIZE} viewBox="0 0 140 84" aria-hidden="true" focusable="false">
      <path d="M0 76h140v2H0z" fill="currentcolor" />
      <path d="m18 6 84 70H54z" fill="var(--line)" />
      <ellipse cx="78" cy="76" rx="25" ry="5" fill="var(--paper)" stroke="currentcolor" strokeWidth="2" />
      <path d="m8 8 14-8 8 12-14 8z" fill="currentcolor" />
      <path d="M120 76V62a6 6 0 1 0-6-10v24z" fill="currentcolor" />
    </svg>
  )
}
