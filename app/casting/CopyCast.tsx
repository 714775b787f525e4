import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import type { CastGridData } from './cast-grid.ts'
import type { listEarlierCasts } from './earlier-casts.server.ts'

type Earlier = Awaited<ReturnType<typeof listEarlierCasts>>

/** Copies the cast of another production as text, to be looked at like a pasted one. */
export function CopyCast({ productionId, onCopy }: { productionId: number; onCopy: (text: string) => void }) {
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  const [failure, setFailure] = useState('')
  const path = '/api/admin/casting/production'

  function load(): void {
    if (earlier) return
    request<Earlier>('GET', `${path}/${productionId}/earlier`).then(setEarlier, (error) => setFailure(failureText(error)))
  }
  async function copy(id: string): Promise<void> {
    if (id === '') return
    try {
      const { roles, names } = await request<CastGridData>('GET', `${path}/${id}`)
      onCopy(roles.map(({ role, personId }) => `${role}\t${names[personId] ?? ''}`).join('\n'))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <Field label={t('Or copy from an earlier production')} error={failure || undefined}>
      {(control) => (
        <select {...control} defaultValue="" onFocus={load} onPointerDown={load} onChange={(event) => void copy(event.target.value)}>
          <option value="">{t('Please choose')}</option>
          {(earlier ?? []).map(({ id, title, season }) => (
            <option key={id} value={id}>
              {season ? `${title} (${season})` : title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
