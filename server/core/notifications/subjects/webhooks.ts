import type { Context } from "../../context.ts";
import { emailReaction } from "../../emails/commands.ts";
import { disabledWebhookWords } from "../../emails/words/own_data_words.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId, WebhookId } from "../../ids.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

/** A webhook as it is by now. */
export type WebhookFacts = { readonly host: string; readonly isDisabled: boolean };

/** The kinds about webhooks. */
export const webhookKinds = {
  WEBHOOK_DISABLED: {
    description: "Nothing arrived at a webhook for three days, or its server says it is gone.",
    words: ({ webhook }) => disabledWords(webhook),
  },
} satisfies Kinds<{ webhook: WebhookFacts | null }>;

/** A webhook that was disabled. `webhook` null: it was removed. */
function disabledWords(webhook: WebhookFacts | null): Words {
  if (!webhook) return closed("Um webhook que você removeu", "Nada chegava ao endereço dele.");
  return webhook.isDisabled
    ? open(
      `O webhook de ${webhook.host} foi desligado`,
      "Nada chegava lá. O que aconteceu desde então espera até você ligar de novo.",
    )
    : closed(`O webhook de ${webhook.host} tinha parado`, "Você já o ligou de novo.");
}

/** Returns the facts of each of `ids` that is the user's. */
export async function loadWebhookFacts(
  { db }: Context,
  userId: UserId,
  ids: readonly WebhookId[],
): Promise<Map<string, WebhookFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("webhooks").select(["id", "url", "disabled_at as disabledAt"])
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  return new Map(
    rows.map(({ id, url, disabledAt }) => [
      id,
      { host: new URL(url).host, isDisabled: disabledAt !== null },
    ]),
  );
}

/** Notifies that a webhook was disabled. */
export async function notifyWebhook(
  ctx: Context,
  { userId, webhookId }: EventOf<"webhook.disabled">,
  eventId: EventId,
): Promise<void> {
  await notify(ctx, { userId, kind: "WEBHOOK_DISABLED", subject: webhookId, eventId });
}

/** Emails that a webhook was disabled; nothing if it is enabled again or gone. */
export const emailWebhook = emailReaction<"webhook.disabled">(
  async (ctx, { userId, webhookId }) => {
    const webhook = (await loadWebhookFacts(ctx, userId, [webhookId])).get(webhookId);
    const user = await ctx.db.selectFrom("users").select("email").where("id", "=", userId)
      .executeTakeFirst();
    if (!webhook?.isDisabled || !user) return null;
    return { kind: "WEBHOOK_DISABLED", to: user.email, ...disabledWebhookWords(webhook) };
  },
);
