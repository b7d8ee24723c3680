import type { Legal } from "./contract.ts";

/** The versions of the legal texts; a change of a text is a new version. A file of its own, because the app reads it too. */
export const legal: Legal = {
  terms: { version: "1.6", date: "2026-11-23" },
  privacy: { version: "1.7", date: "2026-11-23" },
};
