import { useRef } from 'react'
import { ListFooter } from './ListFooter.tsx'
import { Table, type TableProps } from './Table.tsx'

type Props<Key extends string | number> = Omit<TableProps<Key>, 'table'> & {
  /** address of what follows; null at the end */
  next?: string | null
  /** how many entries the list has, where that is known */
  total?: number
}

/** The main list of a screen: a table with paging and keyboard navigation. One per screen. */
export function ListTable<Key extends string | number>({ next, total, ...shown }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <Table {...shown} table={table} />
      <ListFooter entries={table} shown={shown.rows.length} total={total} next={next} />
    </>
  )
}
