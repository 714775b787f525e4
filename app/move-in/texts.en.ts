/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} remarks': { one: 'One remark', other: '{n} remarks' },
  '{n} more are not listed here.': { one: 'One more is not listed here.', other: '{n} more are not listed here.' },
  '{n} would come. Nothing is written yet.': {
    zero: 'Nothing new would come.',
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
  '{n} pages|moved': { one: 'one page', other: '{n} pages' },
  '{n} articles|moved': { one: 'one article', other: '{n} articles' },
  '{n} performances|moved': { one: 'one performance', other: '{n} performances' },
  '{n} entries moved.': { zero: 'Nothing new moved.', one: 'One entry moved.', other: '{n} entries moved.' },
  '{n} had been moved before.': { one: 'One had been moved before.', other: '{n} had been moved before.' },
  '{n} could not be moved.': { one: 'One could not be moved.', other: '{n} could not be moved.' },
} as const
