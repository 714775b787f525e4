import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { FormSection } from '../../records/record-type.ts'

type Choice = {
  /** the section shown; undefined for a form in one piece */
  open: FormSection | undefined
  /** shows a section, at once, and keeps it in the address */
  show: (name: string) => void
}

/** Which section of a form is shown: the one in the address (`?tab=`), that of the field it asks for (`?field=`), or the first. */
export function useFormSection(sections: FormSection[]): Choice {
  const [parameters, setParameters] = useSearchParams()
  const asked = sections.find(({ name }) => name === parameters.get('tab')) ?? sectionOf(sections, parameters.get('field') ?? '')
  const fromAddress = (asked ?? sections[0])?.name
  const [name, setName] = useState(fromAddress)
  useEffect(() => setName(fromAddress), [fromAddress])
  return {
    open: sections.find((section) => section.name === name),
    show(chosen) {
      flushSync(() => setName(chosen))
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('field')
          next.set('tab', chosen)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

/** The section with a field. @param path of the field or of a value in it, such as `contributors.0.role` */
export function sectionOf(sections: FormSection[], path: string): FormSection | undefined {
  const name = path.split('.')[0] ?? ''
  return sections.find(({ fields, more = [] }) => fields.includes(name) || more.includes(name))
}
