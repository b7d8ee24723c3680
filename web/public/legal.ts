import type { Legal } from "./contract.ts";

/** A change of what they say is a new version, with its date. */
export const legal: Legal = {
  terms: { version: "1.2", date: "2026-11-22" },
  privacy: { version: "1.2", date: "2026-11-22" },
};
