import { anyOf } from "../../database/any_of.ts";
import type { Tx } from "../command.ts";
import type { DomainEvent, EventName } from "../events.ts";

/** The events after which the pages of a person's store show something else. */
const changing =
  /^(?:store|offer|products|coupons?|affiliateTags|publisherIds|shopProgrammes?|user|group)\.|^link\.(?:disabled|enabled)$/;
const isChanging = (name: EventName) => changing.test(name) && name !== "store.reported";

/**
 * Counts the changes of what stores show, with the events that are committed, so that no cached page is
 * served after them. It comes last in its transaction: the rows are locked for a moment only.
 */
export async function countStoreChanges(
  { db }: Pick<Tx, "db">,
  events: readonly DomainEvent[],
): Promise<void> {
  const userIds = [
    ...new Set(events.filter(({ name }) => isChanging(name)).map(({ userId }) => userId)),
  ].sort();
  if (userIds.length === 0) return;
  await db.updateTable("stores").set((eb) => ({ change_count: eb("change_count", "+", 1) }))
    .where("user_id", "=", anyOf(userIds)).execute();
}
