import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { randomSlug } from "../links/slug.ts";
import { isOpen } from "./queries.ts";
import { parsePixKey, type PixKind, pixOwner } from "./pix_key.ts";

const VERSION = /^\d{1,3}\.\d{1,3}$/;

/**
 * Accepts the terms of the referral programme; the first time, the person gets their link.
 * @throws Failure REFERRALS_OFF, DOCUMENT_VERSION_INVALID
 */
export const joinReferralProgramme = command(
  async (tx, { terms }: { readonly terms: string }) => {
    const { db, now, viewer, emit } = tx;
    const userId = permit(viewer, "referral.edit");
    if (!await isOpen(tx)) throw new Failure("REFERRALS_OFF");
    if (!VERSION.test(terms)) throw new Failure("DOCUMENT_VERSION_INVALID", ["terms"]);
    const accepted = { terms_version: terms, terms_accepted_at: now };
    const changed = await db.insertInto("referrers")
      .values({ user_id: userId, code: randomSlug(), ...accepted, joined_at: now })
      .onConflict((on) =>
        on.column("user_id").doUpdateSet(accepted)
          .where("referrers.terms_version", "<>", terms)
      ).returning("user_id").executeTakeFirst();
    if (changed) emit({ name: "referrer.joined", userId });
    return userId;
  },
);

/**
 * Sets the Pix key to which one is paid, sealed.
 * @throws Failure REFERRER_NOT_FOUND, PIX_KEY_INVALID
 */
export const updatePixKey = command(async (
  { db, viewer, ports, emit },
  input: { readonly kind: PixKind; readonly key: string },
) => {
  const userId = permit(viewer, "referral.edit");
  const pix = parsePixKey(input.kind, input.key);
  if (!pix) throw new Failure("PIX_KEY_INVALID", ["key"]);
  const row = await db.updateTable("referrers").set({
    pix_kind: pix.kind,
    pix_key: await ports.vault.seal(pix.key, pixOwner(userId)),
    pix_hint: pix.hint,
  }).where("user_id", "=", userId).returning("user_id").executeTakeFirst();
  if (!row) throw new Failure("REFERRER_NOT_FOUND");
  emit({ name: "referrer.pixKeyChanged", userId });
  return userId;
});

/** Removes one's Pix key; nothing is paid until there is another. */
export const removePixKey = command(async ({ db, viewer, emit }, _input: object) => {
  const userId = permit(viewer, "referral.edit");
  const row = await db.updateTable("referrers")
    .set({ pix_kind: null, pix_key: null, pix_hint: null })
    .where("user_id", "=", userId).where("pix_key", "is not", null)
    .returning("user_id").executeTakeFirst();
  if (row) emit({ name: "referrer.pixKeyChanged", userId });
  return userId;
});
