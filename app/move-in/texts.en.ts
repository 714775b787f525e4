/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} remarks': { one: 'One remark', other: '{n} remarks' },
  '{n} more are not listed here.': { one: 'One more is not listed here.', other: '{n} more are not listed here.' },
  '{n} would come. Nothing is written yet.': {
    one: 'One would come. Nothing is written yet.',
    other: '{n} would come. Nothing is written yet.',
  },
  '{n} linked files could not be brought.': {
    one: 'One linked file could not be brought.',
    other: '{n} linked files could not be brought.',
  },
  '{n} entries cannot be read: {address}': {
    one: 'One entry cannot be read: {address}',
    other: '{n} entries cannot be read: {address}',
  },
  '{n} drafts and private pages are left out.': {
    one: 'One draft or private page is left out.',
    other: '{n} drafts and private pages are left out.',
  },
  '{n} pages read': { one: 'One page read', other: '{n} pages read' },
} as const
