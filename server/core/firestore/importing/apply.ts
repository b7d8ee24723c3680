import { importAppearance, importTheme } from "../../appearance/commands.ts";
import type { Tx } from "../../command.ts";
import { importSendingModes } from "../../delivery/commands.ts";
import { isId, type ThemeId, type UserId } from "../../ids.ts";
import { importPlan } from "../../plans/commands.ts";
import { FREE_PLAN, type SubscriptionStatus } from "../../plans/subscription.ts";
import { type ImportedPerson, importPeople } from "../../users/imports/commands.ts";
import type { Resource } from "../mirroring/resource.ts";
import type { Base } from "./base.ts";
import type { Candidate, Judged } from "./judge.ts";
import type { Reading } from "./reading.ts";
import { PROVIDER } from "./source.ts";

/** Makes rows of what was judged to be some, by the commands of their domains. */
export async function apply(tx: Tx, all: readonly Judged[]): Promise<void> {
  const some = all.filter(({ outcome, isOurs }) => outcome === "IMPORTED" && !isOurs);
  for (const one of some) await applyGlobal(tx, one);
  await applyPeople(tx, some);
  await applyModes(tx, some);
}

async function applyGlobal(tx: Tx, one: Judged): Promise<void> {
  const { reading, warnings } = one;
  const base = one.base?.reading;
  let isOverwritten = false;
  if (reading.kind === "PLAN") {
    const { priceId, plan } = reading;
    const { isRead, isNamed } = readParts(reading);
    const before = base?.kind === "PLAN"
      ? { ...base.plan, name: isNamed ? base.plan.name : null }
      : null;
    const taken = await importPlan(tx, { priceId, ...plan, isRead, isFromProfile: false, before });
    isOverwritten = taken.isOverwritten;
    one.entityId = priceId;
  } else if (reading.kind === "APPEARANCE") {
    const before = base?.kind === "APPEARANCE" ? base.colors : null;
    isOverwritten = await importAppearance(tx, reading.colors, before);
  } else if (reading.kind === "THEME") {
    const taken = await importTheme(tx, {
      id: themeOf(one),
      ...reading.theme,
      at: new Date(one.document.updateTime),
      before: base?.kind === "THEME" ? base.theme : null,
    });
    isOverwritten = taken.isOverwritten;
    one.entityId = taken.id;
    if (taken.isDeleted) warnings.push({ code: "DELETED_HERE", field: null });
    if (taken.id === null) {
      one.outcome = "REFUSED";
      warnings.push({ code: "TOO_MANY_THEMES", field: null });
    }
  }
  if (isOverwritten) warnings.push({ code: "CHANGED_BOTH", field: null });
}

/** What of a plan's document could be read: other limits, and another name, stay here. */
function readParts({ warnings }: Reading) {
  const unread = warnings.flatMap(({ code, field }) => code === "WRONG_TYPE" ? field ?? [] : []);
  return {
    isNamed: !unread.includes("name"),
    isRead: (limit: string) => !unread.some((one) => [LIMITS, `${LIMITS}.${limit}`].includes(one)),
  };
}

const LIMITS = "limits";

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
  for (const one of some) await applyProfilePlan(tx, one);
  const people = some.flatMap(({ person, reading, base }) =>
    person ? [{ ...person, before: beforeOf(person, reading, base) }] : []
  );
  const imported = await importPeople(tx, PROVIDER, people);
  for (const one of some) {
    const result = one.person && imported.get(one.person.subject);
    if (!result) continue;
    const { userId, isBilled, overwritten, kept } = result;
    one.entityId = userId;
    if (isBilled) one.warnings.push({ code: "BILLED_HERE", field: "subscription" });
    else if (isPaid(one.person.subscription)) {
      const code = one.person.subscription.expiresAt ? "PAID_UNPROVEN" : "PAID_WITHOUT_END";
      one.warnings.push({ code, field: "subscription" });
    }
    for (const field of overwritten) one.warnings.push({ code: "CHANGED_BOTH", field });
    for (const field of kept) one.warnings.push({ code: "CHANGED_HERE", field });
  }
}

/** Compares the limits of a profile with its plan's, which it makes if no document of it came. */
async function applyProfilePlan(tx: Tx, { reading, warnings }: Judged): Promise<void> {
  if (reading.kind !== "USER") return;
  const { priceId, plan: name, limits } = reading.profile.subscription;
  const held = priceId
    ? await importPlan(tx, {
      priceId,
      name,
      limits,
      isRead: () => true,
      isFromProfile: true,
      before: null,
    })
    : null;
  if (held?.isNew) warnings.push({ code: "PLAN_OF_PROFILE", field: "subscription" });
  const isOther = Object.entries(limits).some(([limit, most]) => held?.limits[limit] !== most);
  if (isOther) warnings.push({ code: "LIMITS_OF_PLAN", field: "subscription.limits" });
}

/** Whether a subscription lets its person use a plan that others pay for. */
const isPaid = ({ plan, priceId, status }: ImportedPerson["subscription"]): boolean =>
  (priceId !== null || plan !== FREE_PLAN) && PAID.has(status);

const PAID = new Set<SubscriptionStatus>(["active", "trialing", "past_due"]);

/** Returns what a profile said before; its account names who has none in the profile. */
function beforeOf(
  person: ImportedPerson,
  now: Reading,
  base: Base | null,
): ImportedPerson["before"] {
  if (now.kind !== "USER" || base?.reading.kind !== "USER") return null;
  const { displayName, subscription } = base.reading.profile;
  const isNamed = displayName !== now.profile.displayName;
  return {
    displayName: isNamed ? displayName ?? "" : person.displayName,
    subscription,
    at: base.at,
  };
}

async function applyModes(tx: Tx, some: readonly Judged[]): Promise<void> {
  const modes = some.flatMap(({ reading, base }) => {
    if (reading.kind !== "BOT_SETTINGS" || !reading.sendingMode) return [];
    const before = base?.reading.kind === "BOT_SETTINGS" ? base.reading.sendingMode : null;
    return before === reading.sendingMode ? [] : [{ ...reading, mode: reading.sendingMode }];
  });
  const users = await usersOf(tx, modes.map(({ uid }) => uid));
  await importSendingModes(
    tx,
    modes.flatMap(({ uid, mode: sendingMode }) => {
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
