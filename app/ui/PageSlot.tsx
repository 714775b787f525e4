import { createContext, type ReactNode, useContext } from 'react'
import styles from './PageSlot.module.css'

/** What stands in the places of a page that others fill, by place. */
export const PageSlotsContext = createContext<Partial<Record<string, ReactNode>>>({})

/**
 * A place of a page that others fill, such as modules of the page editor; nothing where nobody does.
 * @param within whether the page around has the margins already
 * @param className of an element with spacing of its own
 */
export function PageSlot({ name, within, className }: { name: string; within?: boolean; className?: string | undefined }): ReactNode {
  const content = useContext(PageSlotsContext)[name]
  return content && <div className={className ?? (within ? styles.within : styles.slot)}>{content}</div>
}
