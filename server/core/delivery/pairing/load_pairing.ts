import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { asPairing } from "../tables.ts";
import type { Pairing } from "./pairing_state.ts";

/** One of the viewer's pairings. @throws Failure PAIRING_NOT_FOUND, for somebody else's as well. */
export async function loadPairing({ db, viewer }: Context, id: string): Promise<Pairing> {
  const userId = permit(viewer, "session.see");
  const found = isId("pai", id) && await db.selectFrom("pairings").select(asPairing)
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!found) throw new Failure("PAIRING_NOT_FOUND", ["id"]);
  return found;
}

/** The viewer's pairing that is under way, the newest of several; null where there is none. */
export async function currentPairing({ db, viewer }: Context): Promise<Pairing | null> {
  const userId = permit(viewer, "session.see");
  const found = await db.selectFrom("pairings").select(asPairing)
    .where("user_id", "=", userId).where("ended_at", "is", null)
    .orderBy("id", "desc").limit(1).executeTakeFirst();
  return found ?? null;
}
