/** What all people together may use in a day (UTC): tokens, or millionths of a US dollar. */
export type DailyBudget = { readonly unit: "tokens" | "micros"; readonly amount: number };
