import { useRef } from 'react'
import { ListFooter } from './ListFooter.tsx'
import { Table, type TableProps } from './Table.tsx'

type Props<Key extends string | number> = Omit<TableProps<Key>, 'table'> & {
  /** address of what follows; null at the end */
  next?: string | null
  /** how many entries the list has, where that is known */
  total?: number
}

/** The list that a screen is about: a table that goes on at its end, and through which keys lead. A screen has one. */
export function ListTable<Key extends string | number>({ next, total, ...shown }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <Table {...shown} table={table} />
      <ListFooter entries={table} shown={shown.rows.length} total={total} next={next} />
    </>
  )
}
