import { importAppearance, importTheme } from "../../appearance/commands.ts";
import type { Tx } from "../../command.ts";
import { importSendingModes } from "../../delivery/commands.ts";
import { isId, type ThemeId, type UserId } from "../../ids.ts";
import { importPlan } from "../../plans/commands.ts";
import { importPeople } from "../../users/imports/commands.ts";
import type { Judged } from "./judge.ts";
import { PROVIDER } from "./source.ts";

/** Makes rows of what was judged to be some, by the commands of their domains. */
export async function apply(tx: Tx, all: readonly Judged[]): Promise<void> {
  const some = all.filter(({ outcome }) => outcome === "IMPORTED");
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
    one.entityId = await importTheme(tx, { id: await themeOf(tx, one), ...reading.theme });
    if (one.entityId !== null) return;
    one.outcome = "REFUSED";
    one.notes.push({ code: "TOO_MANY_THEMES", field: null });
  }
}

/** Returns the theme that a document was, or that we wrote there under its own id. */
async function themeOf({ db }: Tx, { document }: Judged): Promise<ThemeId | null> {
  const known = await db.selectFrom("firestore_documents").select("entity_id as id")
    .where("path", "=", document.path).executeTakeFirst();
  const id = known?.id ?? document.path.split("/").at(-1)!;
  return isId("thm", id) ? id : null;
}

async function applyPeople(tx: Tx, some: readonly Judged[]): Promise<void> {
  for (const { reading } of some) {
    if (reading.kind !== "USER") continue;
    const { priceId, plan: name, limits } = reading.profile.subscription;
    if (priceId) await importPlan(tx, { priceId, name, limits, isHearsay: true });
  }
  const people = some.flatMap(({ person }) => person ?? []);
  const imported = await importPeople(tx, PROVIDER, people);
  for (const one of some) {
    const result = one.person && imported.get(one.person.subject);
    if (!result) continue;
    one.entityId = result.userId;
    if (result.isBilled) one.notes.push({ code: "BILLED_HERE", field: "subscription" });
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
