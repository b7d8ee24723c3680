import type { Legal } from "./contract.ts";

/** A change of what they say is a new version, with its date. */
export const legal: Legal = {
  terms: { version: "1.0", date: "2026-11-21" },
  privacy: { version: "1.0", date: "2026-11-21" },
};

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

/** "21 de novembro de 2026". */
export const dayInWords = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
