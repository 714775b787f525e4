import { useRef } from 'react'
import { ListFoot } from './ListFoot.tsx'
import { Table, type TableProps } from './Table.tsx'

type Props<Key extends string | number> = Omit<TableProps<Key>, 'table'> & {
  /** address of what follows; null at the end */
  next?: string | null
}

/** The list that a screen is about: a table that goes on at its end, and through which keys lead. A screen has one. */
export function ListTable<Key extends string | number>({ next, ...shown }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <Table {...shown} table={table} />
      <ListFoot entries={table} isEmpty={shown.rows.length === 0} next={next} />
    </>
  )
}
