import type { DiscountTruth } from "../core/catalogue/discount_verdict.ts";
import type { ImportOutcome as Outcome } from "../core/catalogue/import_products.ts";
import type { LinkState as State } from "../core/catalogue/product.ts";
import type { Availability as Known } from "../core/marketplaces/readings/product_reading.ts";
import { described } from "./described.ts";

export const Availability = described<Known>("Availability", "Whether a shop has a product.", {
  IN_STOCK: "It has.",
  OUT_OF_STOCK: "It is sold out.",
  UNKNOWN: "The shop does not say.",
});

export const LinkState = described<State>("LinkState", "Where a product's link leads.", {
  OK: "To the product.",
  GONE: "To nothing, or to the shop's front page: the product is no more.",
  UNREACHABLE: "Nowhere: the shop did not answer.",
  UNKNOWN: "Nobody has looked, or a bot wall stood before it.",
});

export const DiscountVerdict = described<DiscountTruth>(
  "DiscountVerdict",
  "Whether the price that a discount is taken from was really asked.",
  {
    CONFIRMED: "It was: our ledger saw it within 90 days.",
    INFLATED: "It was not: often enough we looked, and it was always clearly less.",
    UNKNOWN: "Nobody can tell: we looked too seldom, or it is nearly so.",
  },
);

export const ImportOutcome = described<Outcome>(
  "ImportOutcome",
  "What became of a line of a file, or would.",
  {
    CREATED: "It is a new product.",
    UPDATED: "It changes a product that is there, or brings one back.",
    SKIPPED: "It says nothing new.",
    FAILED: "It is wrong; `message` says what.",
  },
);
