import type { ColumnType } from "kysely";
import type { EventName } from "./events.ts";
import type { EventId } from "./ids.ts";
import type { OffersTable, PriceSightingsTable } from "./offers/tables.ts";
import type { IdentitiesTable, SetupCodesTable, UsersTable } from "./users/tables.ts";

/** The whole database of the product, one line a table; identity's own tables are not here. */
export type Tables = {
  users: UsersTable;
  identities: IdentitiesTable;
  setup_codes: SetupCodesTable;
  offers: OffersTable;
  price_sightings: PriceSightingsTable;
  events: EventsTable;
};

type EventsTable = {
  id: EventId;
  name: EventName;
  payload: ColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
};
