import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { newId, type UserId, type WebhookId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { newSecret } from "./signature.ts";
import type { WebhookEvent } from "./public_events.ts";
import { asWebhook } from "./tables.ts";
import { LONGEST_URL, MOST_WEBHOOKS, OVERLAP_HOURS, type Webhook } from "./webhook.ts";

const HOUR = 60 * 60 * 1000;

/** A webhook with the secret that signs its deliveries, which is shown this once. */
export type WebhookWithSecret = { readonly webhook: Webhook; readonly secret: string };

type Input = { readonly url: string; readonly events: readonly WebhookEvent[] };

/** Creates a webhook of the viewer's. @throws Failure */
export const createWebhook = command(
  async (tx: Tx, input: Input): Promise<WebhookWithSecret> => {
    const { db, viewer, now, emit, ports: { vault } } = tx;
    const userId = permit(viewer, "webhook.edit");
    const url = checkedUrl(input.url);
    const events = checkedEvents(input.events);
    await requireRoom(tx, userId);
    const id = newId("whk");
    const secret = newSecret();
    const webhook = await db.insertInto("webhooks").values({
      id,
      user_id: userId,
      url,
      events,
      secrets: await vault.seal(JSON.stringify([secret]), id),
      created_at: now,
    }).returning(asWebhook).executeTakeFirstOrThrow();
    emit({ name: "webhook.created", userId, webhookId: id });
    return { webhook, secret };
  },
);

type Changes = { readonly id: WebhookId } & Given<Input & { readonly isEnabled: boolean }>;

/**
 * Changes a webhook of the viewer's; what is left out stays. Once it is enabled again, what waited is
 * attempted at once, in its order. @throws Failure
 */
export const updateWebhook = command(async (tx: Tx, { id, ...input }: Changes) => {
  const { db, now, emit } = tx;
  const { userId, disabledAt } = await lockWebhook(tx, id);
  const isEnabled = input.isEnabled ?? disabledAt === null;
  const webhook = await db.updateTable("webhooks").set({
    ...(input.url != null && { url: checkedUrl(input.url) }),
    ...(input.events != null && { events: checkedEvents(input.events) }),
    ...(isEnabled && disabledAt &&
      { disabled_at: null, disabled_because: null, failing_since: null }),
    ...(!isEnabled && !disabledAt && { disabled_at: now, disabled_because: "PERSON" as const }),
  }).where("id", "=", id).returning(asWebhook).executeTakeFirstOrThrow();
  if (isEnabled && (disabledAt || input.url != null)) await attemptAgain(tx, id);
  emit({ name: "webhook.changed", userId, webhookId: id });
  return webhook;
});

/** Attempts all that waits now, as if no attempt had been. */
const attemptAgain = ({ db, now }: Tx, id: WebhookId) =>
  db.updateTable("webhook_deliveries")
    .set({ attempts: 0, first_failed_at: null, next_attempt_at: now })
    .where("webhook_id", "=", id).where("status", "=", "PENDING").execute();

/** Removes a webhook of the viewer's, with its log. @throws Failure WEBHOOK_NOT_FOUND */
export const removeWebhook = command(async (tx: Tx, { id }: { id: WebhookId }) => {
  const { userId } = await lockWebhook(tx, id);
  await tx.db.deleteFrom("webhooks").where("id", "=", id).execute();
  tx.emit({ name: "webhook.removed", userId, webhookId: id });
  return userId;
});

/**
 * Gives a webhook a new secret. The earlier one signs too for a day, so that the receiver can change
 * over without refusing anything. @throws Failure WEBHOOK_NOT_FOUND, WEBHOOK_ALREADY_ROTATED
 */
export const rotateWebhookSecret = command(
  async (tx: Tx, { id }: { id: WebhookId }): Promise<WebhookWithSecret> => {
    const { db, now, emit, ports: { vault } } = tx;
    const { userId, previousSecretUntil } = await lockWebhook(tx, id);
    if (previousSecretUntil && previousSecretUntil > now) {
      throw new Failure("WEBHOOK_ALREADY_ROTATED");
    }
    const { secrets } = await db.selectFrom("webhooks").select("secrets").where("id", "=", id)
      .executeTakeFirstOrThrow();
    const [present] = JSON.parse(await vault.open(secrets, id)) as [string];
    const secret = newSecret();
    const webhook = await db.updateTable("webhooks").set({
      secrets: await vault.seal(JSON.stringify([secret, present]), id),
      previous_secret_until: new Date(now.getTime() + OVERLAP_HOURS * HOUR),
    }).where("id", "=", id).returning(asWebhook).executeTakeFirstOrThrow();
    emit({ name: "webhook.changed", userId, webhookId: id });
    return { webhook, secret };
  },
);

/** Locks a webhook of the viewer's. @throws Failure WEBHOOK_NOT_FOUND */
export async function lockWebhook({ db, viewer }: Tx, id: WebhookId): Promise<Webhook> {
  const userId = permit(viewer, "webhook.edit");
  const webhook = await db.selectFrom("webhooks").select(asWebhook)
    .where("id", "=", id).where("user_id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  if (!webhook) throw new Failure("WEBHOOK_NOT_FOUND", ["id"]);
  return webhook;
}

async function requireRoom({ db }: Tx, userId: UserId): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const webhooks = await db.selectFrom("webhooks").select("id").where("user_id", "=", userId)
    .execute();
  if (webhooks.length >= MOST_WEBHOOKS) throw new Failure("WEBHOOKS_LIMIT");
}

/** Returns the address in its normal form. Where its name leads is checked at each attempt. */
function checkedUrl(text: string): string {
  const url = URL.parse(text.trim());
  const isAccepted = url && url.protocol === "https:" && !url.port && !url.username &&
    !url.password && url.hostname.includes(".") && url.href.length <= LONGEST_URL;
  if (!isAccepted) throw new Failure("WEBHOOK_URL_INVALID", ["url"]);
  url.hash = "";
  return url.href;
}

function checkedEvents(events: readonly WebhookEvent[]): WebhookEvent[] {
  if (events.length === 0) throw new Failure("WEBHOOK_EVENTS_INVALID", ["events"]);
  return [...new Set(events)];
}
