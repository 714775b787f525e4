import { useRef } from 'react'
import { ListFooter } from './ListFooter.tsx'
import { Table, type TableProps } from './Table.tsx'

type Props<Key extends string | number> = Omit<TableProps<Key>, 'table'> & {
  /** query of the next page; null on the last one */
  next?: string | null
  /** total number of entries, if known */
  total?: number
}

/** The main list of a screen: a table with paging and keyboard navigation. One per screen. */
export function ListTable<Key extends string | number>({ next, total, empty, ...shown }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <Table {...shown} empty="" table={table} />
      <ListFooter entries={table} shown={shown.rows.length} empty={empty} total={total} next={next} />
    </>
  )
}
