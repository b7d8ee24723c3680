import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { UserId, WebhookDeliveryId, WebhookId } from "../ids.ts";
import type { WebhookEvent } from "./public_events.ts";
import type { TEST_EVENT } from "./webhook.ts";

/** The most attempts of one webhook, and of one person, that are made at once. */
const MOST_PER_WEBHOOK = 4;
const MOST_PER_PERSON = 10;

/** A delivery that this process attempts now. */
export type ClaimedDelivery = {
  readonly id: WebhookDeliveryId;
  readonly userId: UserId;
  readonly webhookId: WebhookId;
  readonly eventId: string;
  readonly event: WebhookEvent | typeof TEST_EVENT;
  readonly resource: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
  readonly body: string | null;
  /** This one included: it identifies the claim. */
  readonly attempts: number;
};

type Claim = {
  readonly most: number;
  /** Milliseconds after which another process may attempt it: longer than an attempt takes. */
  readonly leaseMs: number;
};

/**
 * Claims the deliveries that are due: of each resource the earliest that waits, so that the others
 * keep their order behind it. What a process that died had claimed is due again when its lease ends.
 */
export async function claimDeliveries(
  { db, now }: Context,
  { most, leaseMs }: Claim,
): Promise<readonly ClaimedDelivery[]> {
  const until = new Date(now.getTime() + leaseMs);
  const isFree = sql`(d.claimed_until is null or d.claimed_until <= ${now})`;
  const { rows } = await sql<ClaimedDelivery>`
    with recursive waiting as (
      (select webhook_id from webhook_deliveries where status = 'PENDING'
        order by webhook_id limit 1)
      union all
      select (
        select d.webhook_id from webhook_deliveries d
        where d.status = 'PENDING' and d.webhook_id > waiting.webhook_id
        order by d.webhook_id limit 1
      ) from waiting where waiting.webhook_id is not null
    ),
    heads as (
      select d.id, d.next_attempt_at, w.user_id, person.busy as person_busy,
        own.busy + row_number() over (partition by w.id order by d.next_attempt_at, d.position)
          as turn
      from waiting
      join webhooks w on w.id = waiting.webhook_id and w.disabled_at is null
      cross join lateral (
        select count(*) as busy from webhook_deliveries c
        where c.user_id = w.user_id and c.webhook_id = w.id and c.claimed_until > ${now}
      ) own
      cross join lateral (
        select count(*) as busy from webhook_deliveries c
        where c.user_id = w.user_id and c.claimed_until > ${now}
      ) person
      cross join lateral (
        select d.id, d.next_attempt_at, d.position from webhook_deliveries d
        where d.webhook_id = w.id and d.status = 'PENDING' and d.next_attempt_at <= ${now}
          and ${isFree}
          and not exists (
            select from webhook_deliveries e
            where e.webhook_id = d.webhook_id and e.resource = d.resource
              and e.status = 'PENDING' and e.position < d.position
          )
        order by d.next_attempt_at, d.position limit ${MOST_PER_WEBHOOK}
      ) d
    ),
    ranked as (
      select id, next_attempt_at, turn,
        person_busy + row_number() over (partition by user_id order by turn, next_attempt_at)
          as person_turn
      from heads where turn <= ${MOST_PER_WEBHOOK}
    ),
    chosen as (
      select id from ranked where person_turn <= ${MOST_PER_PERSON}
      order by turn, next_attempt_at limit ${most}
    )
    update webhook_deliveries d
    set claimed_until = ${until}, attempts = d.attempts + 1, attempted_at = ${now}
    from chosen
    where d.id = chosen.id and d.status = 'PENDING' and d.next_attempt_at <= ${now} and ${isFree}
    returning d.id, d.user_id as "userId", d.webhook_id as "webhookId", d.event_id as "eventId",
      d.event, d.resource, d.data, d.happened_at as "happenedAt", d.body, d.attempts`.execute(db);
  return rows;
}

/** Returns when the next delivery is due, or the lease of a claim ends; null: none waits for either. */
export async function nextDueAt({ db, now }: Context): Promise<Date | null> {
  const { rows: [row] } = await sql<{ at: Date | null }>`
    select least(
      (select next_attempt_at from webhook_deliveries
        where status = 'PENDING' and next_attempt_at > ${now} order by next_attempt_at limit 1),
      (select min(claimed_until) from webhook_deliveries where claimed_until > ${now})
    ) as at`.execute(db);
  return row!.at;
}
