import { sql } from "kysely";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { type ExportId, newId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { OfferStatus } from "../offers/offer.ts";
import { permit } from "../permissions.ts";
import { type ExportFormat, type ExportKind, readingPermission } from "./export.ts";

/** Files that one person requests. */
const REQUESTS = { most: 20, minutes: 24 * 60 };

type Requested =
  & { readonly kind: ExportKind; readonly format: ExportFormat }
  & Given<{ status: OfferStatus; marketplace: Marketplace; since: Date; until: Date }>;

/**
 * Requests a file of the viewer's rows; one at a time is written for a person.
 * @throws Failure EXPORT_PERIOD_INVALID, EXPORT_RUNNING, EXPORTS_TOO_MANY
 */
export const requestExport = command(
  async ({ db, viewer, now, emit }, { kind, format, ...given }: Requested): Promise<ExportId> => {
    const userId = permit(viewer, "export.create");
    permit(viewer, readingPermission[kind]);
    const { status, marketplace, since, until } = given;
    if (since && until && since >= until) throw new Failure("EXPORT_PERIOD_INVALID", ["until"]);
    const { count } = await db.selectFrom("exports")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .where("requested_at", ">", new Date(now.getTime() - REQUESTS.minutes * 60_000))
      .executeTakeFirstOrThrow();
    if (Number(count) >= REQUESTS.most) throw new Failure("EXPORTS_TOO_MANY");
    const id = newId("exp");
    const filter = {
      status: status ?? undefined,
      marketplace: marketplace ?? undefined,
      since: since?.toISOString(),
      until: until?.toISOString(),
    };
    const inserted = await db.insertInto("exports").values({
      id,
      user_id: userId,
      kind,
      format,
      filter: JSON.stringify(filter),
      status: "RUNNING",
      requested_at: now,
      advanced_at: now,
    }).onConflict((c) => c.column("user_id").where("status", "=", sql.lit("RUNNING")).doNothing() // as the index says
    ).executeTakeFirst();
    if (!inserted.numInsertedOrUpdatedRows) throw new Failure("EXPORT_RUNNING");
    emit({ name: "export.requested", userId, exportId: id });
    return id;
  },
);
