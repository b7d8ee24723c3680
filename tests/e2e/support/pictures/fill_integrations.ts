import type { Product } from "../product.ts";

type Ask = (query: string, variables?: object) => Promise<unknown>;

const DELIVERIES = [
  ["offer.created", "DELIVERED", 200, "ok", null, 184],
  ["offer.updated", "PENDING", null, null, "TIMED_OUT", 10_000],
  ["coupon.created", "PENDING", 503, "Service Unavailable", null, 96],
] as const;

/**
 * Gives an account keys (in use, replaced, expired), an app of its own that works and one that an admin
 * disabled, an app that acts for it, files in each state, and webhooks that work, fail and are off. Returns a request of its own app.
 */
export async function fillIntegrations(
  { rows }: Product,
  userId: string,
  ask: Ask,
): Promise<URLSearchParams> {
  for (const name of ["Planilha de ofertas", "Painel", "Robô de teste"]) {
    await ask(`mutation { createApiKey(input: { name: "${name}",
      scopes: [OFFERS_READ, OFFERS_WRITE, COUPONS_READ] }) { __typename } }`);
  }
  await rows(
    "update api_keys set last_used_at = now(), last_used_from = '203.0.113.7' where user_id = $1 and name like 'Plan%'",
    [userId],
  );
  await rows(
    "update api_keys set expires_at = now() - interval '2 days' where user_id = $1 and name like 'Rob%'",
    [userId],
  );
  const [panel] = await rows<{ id: string }>(
    "select id from api_keys where user_id = $1 and name = 'Painel'",
    [userId],
  );
  await ask(`mutation { rotateApiKey(input: { id: "${panel!.id}" }) { __typename } }`);

  for (const [name, isPublic] of [["Planilha da Rafa", false], ["Extensão de preços", true]]) {
    await ask(`mutation { createOAuthApp(input: { name: "${name}", isPublic: ${isPublic},
      redirectUris: ["https://planilha.example/volta"] }) { __typename } }`);
  }
  await rows(
    `update oauth_apps set disabled_at = now(), disabled_reason = 'Pedia mais acesso do que usava.'
      where user_id = $1 and secret_hash is null`,
    [userId],
  );
  await rows(
    `insert into oauth_grants (id, user_id, app_id, scopes, code_hash, code_expires_at, code_used_at,
        redirect_uri, challenge, created_at, expires_at, last_used_at, last_used_from)
      select 'ogr_' || right(id, 26), user_id, id, '{OFFERS_READ,INSIGHTS_READ}', id, now(), now(),
        'https://planilha.example/volta', 'x', now() - interval '9 days', now() + interval '21 days',
        now(), '198.51.100.23'
      from oauth_apps where user_id = $1 and secret_hash is not null`,
    [userId],
  );

  await rows(
    `insert into exports (id, user_id, kind, format, filter, status, failure, row_count, size,
        requested_at, advanced_at, ended_at, expires_at)
      select 'exp_0' || n || right($1, 24), $1, kind, format, '{}', status, failure, count, size,
        now() - age, now() - age, now() - age, now() - age + interval '7 days'
      from (values
        (1, 'OFFERS', 'CSV', 'READY', null, 40123, 12400000, interval '9 days'),
        (2, 'CLICKS', 'JSONL', 'FAILED', 'TOO_LARGE', 0, 0, interval '2 days'),
        (3, 'CLICKS', 'CSV', 'READY', null, 18204, 2310000, interval '1 hour'),
        (4, 'OFFERS', 'JSONL', 'RUNNING', null, 500, 180000, interval '1 minute')
      ) as made (n, kind, format, status, failure, count, size, age)`,
    [userId],
  );

  for (const path of ["garimpo", "antigo", "vendas"]) {
    await ask(`mutation { createWebhook(input: { url: "https://n8n.rafa.example/webhook/${path}",
      events: [OFFER_CREATED, OFFER_UPDATED, COUPON_CREATED] }) { __typename } }`);
  }
  await rows(
    `update webhooks set failing_since = now() - interval '5 hours' where user_id = $1 and url like '%vendas'`,
    [userId],
  );
  await rows(
    `update webhooks set disabled_at = now(), disabled_because = 'GONE' where user_id = $1 and url like '%antigo'`,
    [userId],
  );
  for (const [nth, [event, status, response, body, problem, ms]] of DELIVERIES.entries()) {
    await rows(
      `insert into webhook_deliveries (id, webhook_id, user_id, event_id, event, resource, data,
          happened_at, body, status, attempts, next_attempt_at, ended_at, attempted_at, duration_ms,
          response_status, response_body, problem)
        select 'whd_0' || $2 || right(id, 24), id, user_id, 'evt_0' || $2 || right(id, 24), $3, id, '{}',
          now() - interval '1 hour', '{"type":"' || $3 || '","data":{"title":"Café torrado Aurora"}}',
          $4, 1, now() + interval '20 minutes', now(), now(), $5, $6, $7, $8
        from webhooks where user_id = $1 and url like '%vendas'`,
      [userId, nth, event, status, ms, response, body, problem],
    );
  }
  const [app] = await rows<{ id: string }>(
    "select id from oauth_apps where user_id = $1 and secret_hash is not null",
    [userId],
  );
  return new URLSearchParams({
    response_type: "code",
    client_id: app!.id,
    redirect_uri: "https://planilha.example/volta",
    scope: "OFFERS_WRITE COUPONS_READ INSIGHTS_READ",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  });
}
