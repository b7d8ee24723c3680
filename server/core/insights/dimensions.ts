/** What results are added up by. Each has one key for each subject, TOTAL only the empty one. */
export const dimensions = [
  "TOTAL",
  "GROUP",
  "TEMPLATE",
  "VARIANT",
  "MARKETPLACE",
  "PRODUCT",
  "LINK",
  "HOUR",
] as const;
export type Dimension = (typeof dimensions)[number];

/** The dimensions whose subjects are listed, one row each. */
export type ListedDimension = Exclude<Dimension, "TOTAL" | "HOUR">;

/**
 * What is counted for a day. The first ones count the messages that were sent on that day, also by
 * what came of them later; the others count the clicks and purchases that were made on that day.
 */
export const counts = [
  /** Messages sent. */
  "sent",
  /** Of them, those that reached a phone. */
  "delivered",
  /** Of them, those whose messenger reports that. */
  "reporting",
  /** Of them, those that a person clicked. */
  "clicked",
  /** Of them, those that a purchase is traced to. */
  "bought",
  /** The clicks on them, and the sum of the squares of each one's clicks. */
  "message_clicks",
  "message_clicks_squared",
  /** Clicks by people, one a person and link in a while. */
  "clicks",
  /** Requests by machines. */
  "bot_clicks",
  /** Purchases that are not canceled. */
  "conversions",
  "canceled_conversions",
  /** Of `conversions`, those whose message is a guess. */
  "estimated_conversions",
  /** In cents of reais, of purchases that are not canceled. */
  "revenue_cents",
  "pending_commission_cents",
  "confirmed_commission_cents",
] as const;
export type Count = (typeof counts)[number];

/** The sums of a period. */
export type Sums = Readonly<Record<Count, number>>;

export const noSums = Object.fromEntries(counts.map((count) => [count, 0])) as Sums;
