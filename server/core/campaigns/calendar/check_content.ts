import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type GroupId, isId, type UserId } from "../../ids.ts";
import type { CalendarEntry, EntryContent, QueueItem } from "./entry.ts";

/** The most groups of one entry, as of one `sendOffer`. */
const MOST_GROUPS = 500;
/** The most that waits to fill a slot. */
const MOST_QUEUED = 100;

type GivenContent =
  & Pick<CalendarEntry, "kind">
  & Given<
    Pick<CalendarEntry, "offerId" | "campaignTextId" | "groupIds" | "groupTags" | "queue">
  >;

type CheckedContent = EntryContent & Pick<CalendarEntry, "groupIds" | "queue"> & {
  /** What an entry without a title of its own is called. */
  readonly title: string;
};

/** Checks what an entry sends and where to: all of it is the person's. @throws Failure */
export async function checkedContent(
  ctx: Context,
  userId: UserId,
  { kind, offerId = null, campaignTextId = null, groupIds, groupTags, queue }: GivenContent,
): Promise<CheckedContent> {
  const ids = await checkedGroups(ctx, userId, groupIds ?? []);
  const none = { kind, offerId: null, campaignTextId: null, groupIds: ids, queue: [] };
  if (kind === "NOTE") return { ...none, title: "Lembrete" };
  if (ids.length === 0 && (groupTags ?? []).length === 0) {
    throw new Failure("GROUPS_MISSING", ["groupIds"]);
  }
  if (kind === "SLOT") {
    const items = queue ?? [];
    if (items.length > MOST_QUEUED) throw new Failure("CALENDAR_QUEUE_INVALID", ["queue"]);
    await checkItems(ctx, userId, items, "queue");
    return { ...none, queue: items, title: "Horário da casa" };
  }
  const isOffer = kind === "OFFER";
  const item = { offerId, campaignTextId: isOffer ? null : campaignTextId };
  const field = isOffer ? "offerId" : "campaignTextId";
  if (item[field] === null) throw notFound(field, field);
  const [title] = await checkItems(ctx, userId, [item], field);
  return { ...none, ...item, title: title! };
}

async function checkedGroups({ db }: Context, userId: UserId, given: readonly GroupId[]) {
  const ids = [...new Set(given)];
  if (ids.length > MOST_GROUPS) throw new Failure("TOO_MANY_GROUPS", ["groupIds"]);
  if (ids.length === 0) return ids;
  const missing = new Failure("GROUP_NOT_FOUND", ["groupIds"]);
  if (!ids.every((id) => isId("grp", id))) throw missing;
  const own = await db.selectFrom("groups").select("id").where("id", "in", ids)
    .where("user_id", "=", userId).where("kind", "<>", "PRIVATE").execute();
  if (own.length < ids.length) throw missing;
  return ids;
}

/** Requires that these are offers and texts of the person. @returns what each is called */
async function checkItems(
  { db }: Context,
  userId: UserId,
  items: readonly QueueItem[],
  field: string,
): Promise<string[]> {
  const offerIds = items.flatMap(({ offerId }) => offerId ?? []);
  const textIds = items.flatMap(({ campaignTextId }) => campaignTextId ?? []);
  const offers = offerIds.every((id) => isId("ofr", id)) && offerIds.length > 0
    ? await db.selectFrom("offers").select(["id", "title as name"]).where("id", "in", offerIds)
      .where("user_id", "=", userId).where("deleted_at", "is", null).execute()
    : [];
  const texts = textIds.every((id) => isId("cmt", id)) && textIds.length > 0
    ? await db.selectFrom("campaign_texts").select(["id", "name"]).where("id", "in", textIds)
      .where("user_id", "=", userId).where("deleted_at", "is", null).execute()
    : [];
  const names = new Map<string, string>([...offers, ...texts].map(({ id, name }) => [id, name]));
  return items.map(({ offerId, campaignTextId }) => {
    if (offerId && !names.has(offerId)) throw notFound("offerId", field);
    const name = names.get(campaignTextId ?? offerId ?? "");
    if (name === undefined) throw notFound(campaignTextId ? "campaignTextId" : "offerId", field);
    return name.slice(0, 100) || "Envio programado";
  });
}

const notFound = (what: "offerId" | "campaignTextId", field: string) =>
  new Failure(what === "offerId" ? "OFFER_NOT_FOUND" : "CAMPAIGN_TEXT_NOT_FOUND", [
    field === "queue" ? field : what,
  ]);
