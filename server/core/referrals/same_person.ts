import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { taxpayerOwner } from "../taxpayer_ids.ts";
import { pixOwner } from "./pix_key.ts";

/** Returns an address without its label (`ana+2@`), and for Gmail without dots: one mailbox, one text. */
export function plainEmail(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const mailbox = name.replace(/\+.*$/, "");
  return /^(?:gmail|googlemail)\.com$/.test(host)
    ? `${mailbox.replaceAll(".", "")}@gmail.com`
    : `${mailbox}@${host}`;
}

/** Whether a person has a session from that address with that browser, where sessions are listed. */
export async function isSameDevice(
  { db, ports }: Context,
  userId: UserId,
  { address, agent }: { readonly address: string; readonly agent: string },
): Promise<boolean> {
  if (address === "" || agent === "") return false;
  const { accounts } = ports;
  const identities = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", userId).where("provider", "=", accounts.provider).execute();
  for (const { subject } of identities) {
    const sessions = await accounts.listSessions(subject) ?? [];
    if (sessions.some((one) => one.address === address && one.userAgent === agent)) return true;
  }
  return false;
}

/**
 * Whether two people seem to be one payer: the same card, as the payment vendor tells cards apart, the
 * same CPF or CNPJ, or a Pix key that is the other's. Only what each gave for its own purpose is
 * compared, and nothing is stored of it.
 */
export async function isSamePayer(ctx: Context, one: UserId, other: UserId): Promise<boolean> {
  const [ofOne, ofOther] = await Promise.all([identifiers(ctx, one), identifiers(ctx, other)]);
  return ofOne.some((identifier) => ofOther.includes(identifier)) ||
    await hasSameCard(ctx, [one, other]);
}

/** Returns a person's mailbox, their CPF or CNPJ as a payer, and their Pix key. */
async function identifiers({ db, ports }: Context, userId: UserId): Promise<string[]> {
  const { vault } = ports;
  const { email, taxpayer, pixKind, pixKey } = await db.selectFrom("users as u")
    .leftJoin("taxpayers as t", "t.user_id", "u.id")
    .leftJoin("referrers as r", "r.user_id", "u.id")
    .select(["u.email", "t.taxpayer_id as taxpayer", "r.pix_kind as pixKind"])
    .select("r.pix_key as pixKey").where("u.id", "=", userId).executeTakeFirstOrThrow();
  const key = pixKey && await vault.open(pixKey, pixOwner(userId));
  return [
    plainEmail(email),
    ...taxpayer ? [await vault.open(taxpayer, taxpayerOwner(userId))] : [],
    ...key ? [pixKind === "EMAIL" ? plainEmail(key) : key] : [],
  ];
}

async function hasSameCard({ db, ports }: Context, people: readonly UserId[]): Promise<boolean> {
  const { payments } = ports;
  const customers = await db.selectFrom("customers").select("customer_id as id")
    .where("user_id", "in", people).execute();
  if (!payments || customers.length < 2) return false;
  const [one, other] = await Promise.all(customers.map(({ id }) => payments.listFingerprints(id)));
  return one!.some((fingerprint) => other!.includes(fingerprint));
}
