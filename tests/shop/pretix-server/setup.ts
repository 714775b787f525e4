import type { SeatingPlan } from '../../../scripts/pretix/seating-plan.ts'

type Channels = { all_sales_channels: boolean; limit_sales_channels: string[] }
type Window = { available_from: string | null; available_until: string | null }
type Variation = Channels &
  Window & {
    id: number
    value: Text
    description: Text | null
    position: number
    /** its own; null where it costs what the product costs */
    default_price: string | null
    active: boolean
    hide_without_voucher: boolean
    require_membership: boolean
    require_approval?: boolean
  }
type Text = Record<string, string>
export type Item = Channels &
  Window & {
    id: number
    name: Text
    category: number | null
    description: Text | null
    position: number
    default_price: string
    active: boolean
    require_voucher: boolean
    hide_without_voucher: boolean
    free_price?: boolean
    free_price_suggestion?: string
    admission?: boolean
    hidden_if_item_available?: number
    hidden_if_available?: number
    require_approval?: boolean
    issue_giftcard?: boolean
    require_bundling: boolean
    require_membership: boolean
    min_per_order: number | null
    max_per_order: number | null
    variations: Variation[]
  }
export type Seat = {
  zone_name: string
  row_name: string
  seat_number: string
  seat_guid: string
  product: number
  blocked: boolean
  ordered?: boolean
}
export type Quota = {
  id: number
  name: string
  size: number | null
  items: number[]
  variations: number[]
  subevent: number | null
  sold?: number
}
/** As pretix lists it, among it what lies in carts. */
export type PretixVoucherSetup = {
  id: number
  code: string
  max_usages: number
  redeemed: number
  min_usages: number
  valid_until: string | null
  block_quota: boolean
  allow_ignore_quota: boolean
  show_hidden_items: boolean
  price_mode: 'none' | 'set' | 'subtract' | 'percent'
  value: string | null
  item: number | null
  variation: number | null
  quota: number | null
  subevent: number | null
  seat: string | null
  budget: string | null
}
type Override = Window & { disabled: boolean; price: string | null }
export type Subevent = {
  id: number
  active: boolean
  name?: Text
  location?: Text | null
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  item_price_overrides: ({ item: number } & Override)[]
  variation_price_overrides: ({ variation: number } & Override)[]
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
  last_modified: string
}

/** The configuration of an organiser. */
export type PretixEventSetup = Channels & {
  slug: string
  live: boolean
  testmode: boolean
  timezone: string
  /** missing, it is the euro */
  currency?: string
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
  settings: { max_items_per_order: number; reservation_time: number; payment_term_last?: string | null }
  categories: { id: number; name?: Text; position?: number; is_addon: boolean }[]
  subevents: Subevent[]
  items: Item[]
  quotas: Quota[]
  vouchers: PretixVoucherSetup[]
  seats: Seat[]
  /** of the organiser, by their numbers */
  seatingPlans: Record<number, SeatingPlan>
  /** the dates of its orders, by their codes */
  orders: Record<string, (number | null)[]>
}
