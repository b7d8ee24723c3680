import { importAppearance, importTheme } from "../../appearance/commands.ts";
import type { Tx } from "../../command.ts";
import { importSendingModes } from "../../delivery/commands.ts";
import { isId, type ThemeId, type UserId } from "../../ids.ts";
import { importPlan } from "../../plans/commands.ts";
import { importPeople } from "../../users/imports/commands.ts";
import type { Resource } from "../mirroring/resource.ts";
import type { Candidate, Judged } from "./judge.ts";
import { PROVIDER } from "./source.ts";

/** Makes rows of what was judged to be some, by the commands of their domains. */
export async function apply(tx: Tx, all: readonly Judged[]): Promise<void> {
  const some = all.filter(({ outcome, isOurs }) => outcome === "IMPORTED" && !isOurs);
  for (const one of some) await applyGlobal(tx, one);
  await applyPeople(tx, some);
  await applyModes(tx, some);
}

async function applyGlobal(tx: Tx, one: Judged): Promise<void> {
  const { reading } = one;
  if (reading.kind === "PLAN") {
    const { priceId, plan } = reading;
    await importPlan(tx, { priceId, ...plan, isHearsay: false });
    one.entityId = priceId;
  } else if (reading.kind === "APPEARANCE") {
    await importAppearance(tx, reading.colors);
  } else if (reading.kind === "THEME") {
    one.entityId = await importTheme(tx, { id: themeOf(one), ...reading.theme });
    if (one.entityId !== null) return;
    one.outcome = "REFUSED";
    one.warnings.push({ code: "TOO_MANY_THEMES", field: null });
  }
}

/** Returns the theme that a document was, or that we wrote there under its own id. */
function themeOf({ document, known }: Pick<Candidate, "document" | "known">): ThemeId | null {
  const id = known?.entityId ?? document.path.split("/").at(-1)!;
  return isId("thm", id) ? id : null;
}

/** Returns what we write of a document that was read; null: nothing. */
export function resourceOf(
  one: Pick<Candidate, "document" | "known" | "reading">,
  users: ReadonlyMap<string, UserId>,
): Resource | null {
  const { reading } = one;
  if (reading.kind === "PLAN") return `plan:${reading.priceId}`;
  if (reading.kind === "APPEARANCE") return "appearance:";
  if (reading.kind === "THEME") {
    const id = themeOf(one);
    return id && `theme:${id}`;
  }
  if (reading.kind !== "USER" && reading.kind !== "BOT_SETTINGS") return null;
  const id = users.get(reading.uid);
  return id ? reading.kind === "USER" ? `user:${id}` : `botSettings:${id}` : null;
}

async function applyPeople(tx: Tx, some: readonly Judged[]): Promise<void> {
  for (const one of some) {
    if (one.reading.kind !== "USER") continue;
    const { priceId, plan: name, limits } = one.reading.profile.subscription;
    const held = priceId ? await importPlan(tx, { priceId, name, limits, isHearsay: true }) : null;
    if (held?.isNew) one.warnings.push({ code: "PLAN_OF_PROFILE", field: "subscription" });
    const isOther = Object.entries(limits).some(([limit, most]) => held?.limits[limit] !== most);
    if (isOther) one.warnings.push({ code: "LIMITS_OF_PLAN", field: "subscription.limits" });
  }
  const people = some.flatMap(({ person }) => person ?? []);
  const imported = await importPeople(tx, PROVIDER, people);
  for (const one of some) {
    const result = one.person && imported.get(one.person.subject);
    if (!result) continue;
    one.entityId = result.userId;
    if (result.isBilled) one.warnings.push({ code: "BILLED_HERE", field: "subscription" });
  }
}

async function applyModes(tx: Tx, some: readonly Judged[]): Promise<void> {
  const modes = some.flatMap(({ reading }) =>
    reading.kind === "BOT_SETTINGS" && reading.sendingMode
      ? [{ uid: reading.uid, sendingMode: reading.sendingMode }]
      : []
  );
  const users = await usersOf(tx, modes.map(({ uid }) => uid));
  await importSendingModes(
    tx,
    modes.flatMap(({ uid, sendingMode }) => {
      const userId = users.get(uid);
      return userId ? [{ userId, sendingMode }] : [];
    }),
  );
}

/** Returns the users of these accounts, by uid. */
export async function usersOf(
  { db }: Pick<Tx, "db">,
  uids: readonly string[],
): Promise<ReadonlyMap<string, UserId>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom("identities").select(["subject", "user_id as userId"])
    .where("provider", "=", PROVIDER).where("subject", "in", [...new Set(uids)]).execute();
  return new Map(rows.map(({ subject, userId }) => [subject, userId]));
}
