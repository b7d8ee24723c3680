import { setTimeout as delay } from "node:timers/promises";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../../product/start_product.ts";
import { type Answer, httpServer } from "../../telegram/http_server.ts";
import { foundWithin } from "../../until.ts";
import { seededRandom } from "../seeded_random.ts";

const KILLS = 12;
const OFFERS = 60;
/** How often each offer changes, after it was created. */
const CHANGES = 5;
/** The product is killed at a random time within so many milliseconds after its start. */
const LIVES_MS = 4_000;
/** All has arrived so long after the last kill. */
const ARRIVED_MS = 180_000;
const HOSTS = ["um.example", "dois.example", "tres.example"];

/**
 * Kills the product while offers are created and changed, and three receivers answer late, with 500,
 * or not at all. Waits for a next attempt are cut short, as if their time had passed.
 * @returns whether each receiver got each event at least once, and those of an offer in their order
 */
export async function webhooks(notify: (line: string) => void): Promise<boolean> {
  const random = seededRandom(Date.now() % 2 ** 32);
  /** The ids of the events that each receiver got, by offer, in the order of arrival. */
  const arrived = new Map<string, Set<string>>();
  let posts = 0;
  async function answer(host: string, body: string, id: string): Promise<Answer> {
    posts++;
    const kind = random();
    if (kind < 0.1) return { status: 500, body: null };
    if (kind < 0.15) return "DROP";
    const key = `${host} ${JSON.parse(body).data.offerId}`;
    arrived.set(key, (arrived.get(key) ?? new Set()).add(id));
    if (kind < 0.2) return "DROP"; // its answer is lost
    if (kind < 0.21) return "SILENCE";
    if (kind < 0.5) await delay(random() * 1_500);
    return { status: 200, body: {} };
  }
  const server = await httpServer(({ host, body, headers }) =>
    answer(host, new TextDecoder().decode(body), String(headers["webhook-id"]))
  );
  await using folder = await createDataFolder();
  const standins = HOSTS.map((host) => `${host}=${server.origin}`).join();
  let product = await startProduct(folder.path, standins);
  const person = await register(product.origin);
  await using database = await connectToDatabase(folder.path);
  for (const statement of withoutLimits) await database.rows(statement);
  await database.rows(`update plans set limits = limits || '{"apiPerMinute": -1}'`);
  for (const host of HOSTS) {
    await person.ask(product.origin, CREATE_WEBHOOK, {
      url: `https://${host}/`,
      events: ["OFFER_CREATED", "OFFER_UPDATED", "OFFER_DELETED"],
    });
  }

  /** Requests until the product, which may be restarting, answers. */
  async function ask(query: string, variables: object) {
    while (true) {
      const answer = await person.ask(product.origin, query, variables).catch(() => null);
      if (answer?.data) return answer.data;
      await delay(200);
    }
  }
  const changing = (async () => {
    for (let n = 0; n < OFFERS; n++) {
      const { createOffer: { id, ...created } } = await ask(CREATE_OFFER, { title: `Oferta ${n}` });
      let version = created.version;
      for (let change = 1; change <= CHANGES; change++) {
        const fields = { title: `Oferta ${n}, ${change}` };
        const { updateOffer: { current, ...updated } } = await ask(UPDATE_OFFER, {
          ...{ id, version, fields },
        });
        version = current?.version ?? updated.version; // it may have been killed before its answer
      }
    }
  })();
  for (let kill = 1; kill <= KILLS; kill++) {
    await delay(300 + random() * LIVES_MS);
    await product.end("SIGKILL");
    product = await startProduct(folder.path, standins);
    notify(`kill ${kill}: ${posts} posts`);
  }
  await changing;
  const isOver = await foundWithin(ARRIVED_MS, async () => {
    await database.rows(`update webhook_deliveries set next_attempt_at = now()
      where status = 'PENDING' and next_attempt_at > now()`);
    await database.rows("select pg_notify('events', min(id)) from events"); // so that the product inspects its queue
    await delay(500);
    const [row] = await database.rows<{ n: number }>(
      "select count(*)::int as n from webhook_deliveries where status = 'PENDING'",
    );
    return row!.n === 0;
  });
  const recorded = await database.rows<{ offer: string; ids: string[] }>(`
    select payload ->> 'offerId' as offer, array_agg(id order by id) as ids from events
    where name in ('offer.created', 'offer.updated', 'offer.refreshed', 'offer.deleted') group by 1`);
  await product.end("SIGTERM");
  await server.close();
  const events = recorded.reduce((sum, { ids }) => sum + ids.length, 0);
  const broken = HOSTS.flatMap((host) =>
    recorded.filter(({ offer, ids }) =>
      [...arrived.get(`${host} ${offer}`) ?? []].join() !== ids.join()
    ).map(({ offer }) => `${host} ${offer}`)
  );
  notify(
    `${events} events at ${HOSTS.length} receivers by ${posts} posts; broken: ${broken.length}`,
  );
  for (const one of broken.slice(0, 5)) notify(`lost or out of order: ${one}`);
  return Boolean(isOver) && broken.length === 0 && events >= OFFERS * (1 + CHANGES);
}

const CREATE_WEBHOOK = `mutation ($url: String!, $events: [WebhookEvent!]!) {
  createWebhook(input: { url: $url, events: $events }) {
    __typename ... on UserError { code } } }`;
const CREATE_OFFER = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, shop: "Loja" } }) {
    ... on Offer { id version } ... on UserError { code } } }`;
const UPDATE_OFFER = `mutation ($id: ID!, $version: Int!, $fields: OfferFieldsInput!) {
  updateOffer(input: { id: $id, version: $version, fields: $fields }) {
    ... on Offer { version } ... on OfferChangedMeanwhile { current { version } } } }`;
