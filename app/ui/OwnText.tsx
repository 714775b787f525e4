import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

type TextProps = { field: string; as: 'h1' | 'p' | 'span'; className?: string | undefined; lang?: string; dir?: 'rtl' }
type RichProps = { field: string; className?: string | undefined }

/** The own fields of the object that a page is about, while they are edited in place. */
export type OwnFields = { names: ReadonlySet<string>; Text: ComponentType<TextProps>; Rich: ComponentType<RichProps> }
export const OwnFieldsContext = createContext<OwnFields | undefined>(undefined)

/**
 * A text of the object that the page is about; nothing while it is empty.
 * @param props.field its name, or the path of one in a list: `contributors.0.role`
 * @param children the text
 */
export function OwnText({ children, ...props }: TextProps & { children: ReactNode }): ReactNode {
  const own = useContext(OwnFieldsContext)
  if (own?.names.has(props.field.split('.')[0] ?? '')) return <own.Text {...props} />
  const { field: _, as: Tag, ...attributes } = props
  return children ? <Tag {...attributes}>{children}</Tag> : null
}

/**
 * A rich text of the object that the page is about, in an element of its own.
 * @param bare whether visitors see the text without that element
 * @param children the text as visitors see it
 */
export function OwnRich({ bare, children, ...props }: RichProps & { bare?: boolean; children: ReactNode }): ReactNode {
  const own = useContext(OwnFieldsContext)
  if (own?.names.has(props.field)) return <own.Rich {...props} />
  return bare ? children : <div className={props.className}>{children}</div>
}

/**
 * A part of the page that shows a field of its object which is no text, such as a picture. While it is edited it is marked with
 * the field, without a box of its own.
 */
export function OwnPart({ field, children }: { field: string; children: ReactNode }): ReactNode {
  const own = useContext(OwnFieldsContext)
  if (!own?.names.has(field)) return children
  return (
    <div data-own-part={field} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** Whether a page shows a field of its object: where there is something in it, and while it is edited. */
export function useShowsOwn(field: string, isFilled: boolean): boolean {
  const own = useContext(OwnFieldsContext)
  return isFilled || Boolean(own?.names.has(field))
}
