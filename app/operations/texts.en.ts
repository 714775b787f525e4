/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} performances, none of which can be booked': {
    one: 'Nobody can buy tickets: one performance is affected',
    other: 'Nobody can buy tickets: {n} performances are affected',
  },
  '{n} performances cannot be booked: the ticket shop refuses': {
    one: 'One performance cannot be booked: the ticket shop refuses',
    other: '{n} performances cannot be booked: the ticket shop refuses',
  },
  '{n} performances are sold in another currency': {
    one: 'One performance is sold in another currency',
    other: '{n} performances are sold in another currency',
  },
  '{n} performances are sold in test mode': {
    one: 'One performance is sold in test mode',
    other: '{n} performances are sold in test mode',
  },
  '{n} redirects created.': { zero: 'No redirect created.', one: 'One redirect created.', other: '{n} redirects created.' },
  '{n} lines were left out': { one: 'One line was left out', other: '{n} lines were left out' },
  '{n} lines lead nowhere': { one: 'One line leads nowhere', other: '{n} lines lead nowhere' },
  'Create {n} redirects': { one: 'Create one redirect', other: 'Create {n} redirects' },
  '{n} lines can be taken': { zero: 'No line can be taken', one: 'One line can be taken', other: '{n} lines can be taken' },
  '{n} of them lead to a page that is not there. They are not chosen.': {
    one: 'One of them leads to a page that is not there. It is not chosen.',
    other: '{n} of them lead to a page that is not there. They are not chosen.',
  },
  '{n} performances differ in the ticket shop': {
    one: 'One performance differs in the ticket shop',
    other: '{n} performances differ in the ticket shop',
  },
  '{n} form entries are open': { one: 'One form entry is open', other: '{n} form entries are open' },
  'Last synced on {date}: {n} upcoming performances.': {
    zero: 'Last synced on {date}: no upcoming performance.',
    one: 'Last synced on {date}: one upcoming performance.',
    other: 'Last synced on {date}: {n} upcoming performances.',
  },
  'None: {n} performances match the ticket shop.': {
    zero: 'No upcoming performance has been compared with the ticket shop yet.',
    one: 'None: one performance matches the ticket shop.',
    other: 'None: {n} performances match the ticket shop.',
  },
  '{n} performances linked.': { zero: 'No performance linked.', one: 'One performance linked.', other: '{n} performances linked.' },
  '{n} sold': { one: '{n} sold', other: '{n} sold' },
  '{n} held': { one: '{n} held', other: '{n} held' },
  '{n} sold or held': { one: '{n} sold or held', other: '{n} sold or held' },
  '{n} performances without a number.': { one: 'One performance without a number.', other: '{n} performances without a number.' },
  '{n} of them have a matching date in the shop.': {
    zero: 'None of them has a matching date in the shop.',
    one: 'One of them has a matching date in the shop.',
    other: '{n} of them have a matching date in the shop.',
  },
  'Link {n} performances': { one: 'Link one performance', other: 'Link {n} performances' },
  '{n} offers changed.': { one: 'One offer changed.', other: '{n} offers changed.' },
  '{n} files with rights expiring soon': { one: 'One file with rights expiring soon', other: '{n} files with rights expiring soon' },
  '{n} attempts': { one: 'one attempt', other: '{n} attempts' },
  '{n} emails are being sent again.': {
    zero: 'No email waits to be sent again any more.',
    one: 'The email is being sent again.',
    other: '{n} emails are being sent again.',
  },
  '{n} emails are not getting out': { one: 'One email is not getting out', other: '{n} emails are not getting out' },
  '{n} emails could not be sent': { one: 'One email could not be sent', other: '{n} emails could not be sent' },
  '{n} days without a backup': { one: 'No backup for a day', other: 'No backup for {n} days' },
  '{n} backups cannot be read back': { one: 'The latest backup cannot be read back', other: '{n} backups cannot be read back' },
  '{n} jobs have failed': { one: 'One job has failed', other: '{n} jobs have failed' },
  '{n} files with expired rights': { one: 'One file with expired rights', other: '{n} files with expired rights' },
  '{n} pages show visitors nothing yet': { one: 'One page shows visitors nothing yet', other: '{n} pages show visitors nothing yet' },
  '{n} emails in the outbox: no mail server is configured': {
    one: 'One email in the outbox: no mail server is configured',
    other: '{n} emails in the outbox: no mail server is configured',
  },
  '{n} import sources cannot be read': { one: 'One import source cannot be read', other: '{n} import sources cannot be read' },
  '{n} import sources bring half or less': {
    one: 'One import source brings half of what it brought, or less; nothing has been changed',
    other: '{n} import sources bring half of what they brought, or less; nothing has been changed',
  },
  '{n} import sources have changes that wait': {
    one: 'One import source has changes that wait',
    other: '{n} import sources have changes that wait',
  },
  '{n} imports have failed': { one: 'One import has failed', other: '{n} imports have failed' },
  '{n} scheduled changes could not be made': {
    one: 'One scheduled change could not be made',
    other: '{n} scheduled changes could not be made',
  },
  '{n} performances without a ticket shop ID cannot be booked': {
    one: 'One performance without a ticket shop ID cannot be booked',
    other: '{n} performances without a ticket shop ID cannot be booked',
  },
  '{n} articles go online without text': { one: 'One article goes online without text', other: '{n} articles go online without text' },
  '{n} drafts wait for your review': { one: 'One draft waits for your review', other: '{n} drafts wait for your review' },
} as const
