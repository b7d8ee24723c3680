import { type Kysely, sql } from "kysely";
import sharp from "sharp";
import type { AuthTables } from "../../../server/adapters/better_auth/auth_tables.ts";
import { saveEmail } from "../../../server/adapters/better_auth/email_codes.ts";
import { drawOwnCard } from "../../../server/core/cards/draw_offer_card.ts";
import { createApiKey } from "../../../server/core/api_keys/write_api_key.ts";
import { createCampaignText } from "../../../server/core/campaigns/texts/write_text.ts";
import { createCoupon } from "../../../server/core/coupons/write_coupon.ts";
import { voteOnCoupon } from "../../../server/core/coupons/vote_on_coupon.ts";
import { newId } from "../../../server/core/ids.ts";
import { saveConnection } from "../../../server/core/marketplaces/connections/save_connection.ts";
import { claimKey } from "../../../server/core/idempotency/claim_key.ts";
import { createLinkBatch } from "../../../server/core/offers/batches/create_link_batch.ts";
import { uploadOfferPicture } from "../../../server/core/media/upload_picture.ts";
import { requestExport } from "../../../server/core/exports/request_export.ts";
import { writeExport } from "../../../server/core/exports/write_export.ts";
import { requestDataExport } from "../../../server/core/privacy/data_export.ts";
import { correctOffer } from "../../../server/core/delivery/corrections/correct_offer.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { updateStore } from "../../../server/core/store/update_store.ts";
import { updateStoreItems } from "../../../server/core/store/update_store_items.ts";
import { seedBilling } from "./billing.ts";
import { seedReferrals } from "./referrals.ts";
import { seedCalendar } from "./calendar.ts";
import { seedRule } from "./rules.ts";
import { seedOAuth } from "./oauth.ts";
import { seedThread } from "./threads.ts";
import { seedWebhook } from "./webhooks.ts";
import { createTemplate } from "../../../server/core/templates/write_template.ts";
import { acceptDocuments } from "../../../server/core/users/profile/accept_documents.ts";
import { setPhoto } from "../../../server/core/users/profile/profile.ts";
import { createShopProgramme } from "../../../server/core/users/profile/shop_programmes.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { seedProduct } from "./products.ts";
import { connectSession, createTestOffer, messagingProcess, sent } from "./deliveries.ts";
import type { Member, testApp } from "../test_app.ts";
import { setCardLogo } from "../../../server/core/cards/edit_card_style.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** Seeds a person with a row in every table that can refer to a person. */
export async function seedWholePerson(w: World, person: Member, admin: Member) {
  const { db } = w;
  const { sessionId, groupIds } = await connectSession(w, person);
  await db.deleteFrom("plans").where("price_id", "=", person.id).execute();
  await db.updateTable("users").set({ stripe_price_id: "price_1", subscription_status: "active" })
    .where("id", "=", person.id).execute();
  const process = messagingProcess(w);
  await process.hold();
  const offer = await createTestOffer(person, `=HYPERLINK("https://${person.token}.example")`);
  await sendOffer(person.ctx(), { offerId: offer.id, groupIds });
  const { turns } = await process.take();
  await process.settle([{ turn: turns[0]!, outcome: sent(), delayMs: 0 }]);
  await correctOffer(person.ctx(), { id: offer.id, kind: "REMOVE" });
  await updateAffiliateTags(person.ctx(), { amazonTag: "minhaloja-20" });
  await createShopProgramme(person.ctx(), {
    shop: "loja.example",
    network: "OWN",
    pattern: "{url}?parceiro={id}",
    publisherId: person.token,
  });
  await acceptDocuments(person.ctx(), { terms: "1.0", privacy: "1.0" });
  await setPhoto(person.ctx(), { file: picture });
  await setCardLogo(person.ctx(), { file: picture });
  await uploadOfferPicture(person.ctx(), { file: picture });
  await drawOwnCard(person.ctx(), { offerId: offer.id, format: "SQUARE" });
  await createLinkBatch(person.ctx(), { text: `https://${person.token}.example/produto` });
  await requestDataExport(person.ctx(), {});
  const exportId = await requestExport(person.ctx(), { kind: "OFFERS", format: "CSV" });
  await writeExport(w.system.ctx(), { name: "export.requested", userId: person.id, exportId });
  await createApiKey(person.ctx(), {
    name: `Programa de ${person.token}`,
    scopes: ["OFFERS_READ"],
    expiresAt: null,
  });
  await claimKey(person.ctx(), {
    userId: person.id,
    key: person.token!,
    fingerprint: "of a request",
  });
  await seedOAuth(person, `Aplicativo de ${person.token}`);
  await seedBilling(w, person, person.token!);
  await seedReferrals(w, person, person.token!);
  await seedCalendar(w, person, { groupIds, offerId: offer.id, mark: person.id });
  await seedRule(w, person, { groupIds, offerId: offer.id, mark: person.id });
  await seedWebhook(w, person, { offerId: offer.id, mark: person.token! });
  await seedThread(w, person, person.token!);
  await createCampaignText(person.ctx(), {
    name: `=Texto de ${person.token}`,
    variants: [{ slot: 0, body: `Bom dia de ${person.token}`, weight: 1 }],
    season: null,
    tags: ["manhã"],
    marketplaces: [],
    mediaUrl: null,
  });
  const { number } = await db.insertInto("maintenances").values({
    mode: "FULL",
    message: "Troca de disco",
    starts_at: new Date(0),
    ends_at: new Date(1),
    ended_at: new Date(1),
  }).returning("number").executeTakeFirstOrThrow();
  await db.insertInto("maintenance_passes").values({ user_id: person.id, maintenance: number })
    .execute();
  const { now: emailedAt } = person.ctx();
  await db.insertInto("emails").values({
    id: newId("eml"),
    user_id: person.id,
    event_id: newId("evt"),
    kind: "WELCOME",
    recipient: "a•••@example.com",
    status: "SENT",
    problem: null,
    created_at: emailedAt,
    tried_at: emailedAt,
    sent_at: emailedAt,
    forced_at: null,
  }).execute();
  await db.insertInto("email_bounces").values({
    address: person.id,
    user_id: person.id,
    problem: "550 5.1.1",
    bounced_at: emailedAt,
  }).execute();
  await db.insertInto("firestore_documents").values({
    path: `users/${person.id}`,
    user_id: person.id,
    fields: JSON.stringify({ displayName: { stringValue: person.token } }),
    create_time: "2026-01-01T00:00:00.000000000Z",
    update_time: "2026-01-01T00:00:00.000000000Z",
    outcome: "IMPORTED",
    notes: "[]",
    entity_id: person.id,
    read_at: emailedAt,
  }).execute();
  await createTemplate(person.ctx(), {
    name: `Modelo de ${person.token}`,
    marketplace: null,
    season: null,
    variants: [{ slot: 0, body: "{titulo} {link}", weight: 1 }],
    active: false,
  });
  await updateStore(person.ctx(), {
    slug: `loja-${person.id.slice(-12)}`,
    title: `=Loja de ${person.token}`,
    sections: [{ title: "Casa" }],
  });
  await updateStoreItems(person.ctx(), { ids: [offer.id], isSoldOut: true });
  const { id: storeId } = await db.selectFrom("stores").select("id")
    .where("user_id", "=", person.id).executeTakeFirstOrThrow();
  await db.insertInto("store_links").values({
    store_id: storeId,
    offer_id: offer.id,
    user_id: person.id,
    slug: "abc2345",
    url: `https://${person.token}.example`,
  }).execute();
  const now = person.ctx().now;
  await db.insertInto("store_slugs").values({
    slug: `antes-${person.id.slice(-12)}`,
    store_id: storeId,
    user_id: person.id,
    created_at: now,
  }).execute();
  const saved = await seedProduct(w, person, {
    title: "=Fone",
    tags: "casa",
    note: "para o grupo",
  });
  await db.insertInto("product_aliases").values({
    user_id: person.id,
    marketplace: "AMAZON",
    host: "amazon.com.br",
    product_id: "B0",
    kept_id: saved.id,
  }).execute();
  await db.insertInto("price_sightings").values({
    read_id: newId("evt"),
    user_id: person.id,
    marketplace: "AMAZON",
    host: "www.amazon.com.br",
    product_id: "B0",
    price_cents: 9_900,
    currency: "BRL",
    seen_at: now,
  }).execute();
  const linkId = newId("lnk");
  await db.insertInto("short_links").values({
    id: linkId,
    user_id: person.id,
    slug: `link-${person.token}`.toLowerCase(),
    purpose: "MANUAL",
    title: `=Link de ${person.token}`,
    search_text: null,
    targets: JSON.stringify([{ url: `https://${person.token}.example`, weight: 1 }]),
    password_hash: "hash-of-password",
    created_at: now,
    updated_at: now,
  }).execute();
  await db.insertInto("counted_clicks").values({
    user_id: person.id,
    at: now,
    utc_offset: -180,
    milliseconds: ["0"],
    link_ids: [linkId],
    visitor_kinds: ["PERSON"],
    repeats: [false],
    devices: ["MOBILE"],
    countries: [null],
    referrer_hosts: [`${person.token}.example`.toLowerCase()],
  }).execute();
  await results(w, person);
  const { id } = await createCoupon(person.ctx(), {
    fields: { couponCode: "CUPOM10", shop: `Loja de ${person.token}`, percentOff: 10 },
  });
  await voteOnCoupon(person.ctx(), { id, worked: true });
  await saveConnection(person.ctx(), {
    shop: "SHOPEE",
    credentials: { appId: "123456", secret: `segredo-${person.token}` },
    hint: "…56",
    accountName: "Loja da Ana",
  });
  await db.insertInto("shop_sign_ins").values({
    state_hash: `hash-${person.token}`,
    user_id: person.id,
    shop: "MERCADO_LIVRE",
    verifier: "sealed",
    expires_at: now,
  }).execute();
  await db.insertInto("group_claims").values({
    id: newId("clm"),
    user_id: person.id,
    session_id: sessionId,
    number_id: sessionId,
    invite: "AbCdEfGhIjKlMnOpQrStUv",
    code: "ABCD-EFGH",
    status: "CLAIMED",
    title: `Grupo de ${person.token}`,
    group_id: groupIds[0]!,
    looks: 1,
    created_at: now,
    expires_at: now,
  }).execute();
  await db.insertInto("source_sightings").values({
    id: newId("ssg"),
    user_id: person.id,
    group_id: groupIds[0]!,
    seen_at: now,
    url: `https://${person.token}.example/visto`,
    codes: [],
  }).execute();
  await db.insertInto("stated_commissions").values({
    user_id: person.id,
    marketplace: "SHOPEE",
    product_id: `${person.id}-item`,
    basis_points: 800,
    since: now,
    stated_at: now,
  }).execute();
  await db.insertInto("inbound_events")
    .values({ user_id: person.id, digest: "digest", seen_at: now }).execute();
  await db.insertInto("group_days").values({
    group_id: groupIds[0]!,
    user_id: person.id,
    day: "2026-11-21",
    joined: 1,
    left_count: 0,
    members: 12,
  }).execute();
  await db.insertInto("pairings").values({
    id: newId("pai"),
    user_id: person.id,
    channel: "WHATSAPP",
    phone: "5511999990001",
    is_new_number: true,
    status: "CANCELED",
    session_id: sessionId,
    claim: 1,
    started_at: now,
    ended_at: now,
  }).execute();
  await db.insertInto("session_secrets")
    .values({ session_id: sessionId, kind: "session", id: "1", value: `sealed-${person.token}` })
    .execute();
  await db.insertInto("impersonations").values({
    id: newId("imp"),
    admin_id: admin.id,
    user_id: person.id,
    session_key: admin.token!,
    reason: "pediu ajuda com os grupos",
    started_at: now,
    expires_at: now,
    ended_at: now,
  }).execute();
  const { version } = await db.selectFrom("appearances").selectAll().orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  await sql`
    insert into appearances
    values (${version + 1}, 1, '#FFFFFF', '#6200EE', '#FFFFFF', ${person.id}, now())`.execute(db);
  await account(w, person);
  return { offer, sessionId, groupIds, process };
}

/** What came of a message, and a purchase. */
async function results({ db }: World, person: Member) {
  const day = "2026-11-21";
  await db.insertInto("daily_results").values({
    user_id: person.id,
    dimension: "GROUP",
    day,
    key: `=grupo de ${person.token}`,
    clicks: 1,
  }).execute();
  await db.insertInto("message_results").values({
    dispatch_id: newId("dsp"),
    user_id: person.id,
    product_id: `=produto de ${person.token}`,
    day,
    clicks: 1,
  }).execute();
  const now = person.ctx().now;
  await db.insertInto("conversions").values({
    id: newId("cnv"),
    user_id: person.id,
    source: "CSV",
    network: "AMAZON",
    external_id: "1",
    status: "PENDING",
    title: `=Venda de ${person.token}`,
    purchased_at: now,
    day,
    currency: "BRL",
    match: "NONE",
    created_at: now,
    updated_at: now,
  }).execute();
  await db.insertInto("article_ratings").values({
    id: newId("art"),
    slug: "conectar-o-whatsapp",
    user_id: person.id,
    is_helpful: false,
    words: `=Faltou ${person.token}`,
    created_at: now,
    updated_at: now,
  }).execute();
  const feedbackId = newId("fdb");
  const topicId = newId("top");
  await db.insertInto("feedback_topics").values({
    id: topicId,
    title: "Um assunto",
    summary: "",
    status: "PLANNED",
    is_public: true,
    created_at: now,
    updated_at: now,
  }).execute();
  await db.insertInto("feedbacks").values({
    id: feedbackId,
    user_id: person.id,
    kind: "IDEA",
    text: `=Falta ${person.token}`,
    search_text: "",
    status: "ANSWERED",
    topic_id: topicId,
    assignee_id: null,
    page: "/app/offer",
    web_version: "tests",
    server_version: "tests",
    device: `Navegador de ${person.token}`,
    created_at: now,
    updated_at: now,
  }).execute();
  await db.insertInto("feedback_answers").values({
    id: newId("fan"),
    feedback_id: feedbackId,
    user_id: person.id,
    text: `=Resposta a ${person.token}`,
    created_at: now,
  }).execute();
  await db.insertInto("feedback_screenshots").values({
    id: newId("pho"),
    user_id: person.id,
    feedback_id: feedbackId,
    bytes: new Uint8Array([1]),
    created_at: now,
  }).execute();
  await db.insertInto("feedback_votes")
    .values({ topic_id: topicId, user_id: person.id, voted_at: now }).execute();
  await db.insertInto("alert_devices").values({
    id: newId("ald"),
    user_id: person.id,
    endpoint: `https://push.example/${person.token}`,
    key: "B".repeat(87),
    secret: "s".repeat(22),
    created_at: now,
  }).execute();
  await db.insertInto("assistant_usages")
    .values({ user_id: person.id, day: "2026-11-20", prompts: 1 }).execute();
  await db.insertInto("assistant_settings")
    .values({ user_id: person.id, disabled_at: now }).execute();
  await db.insertInto("conversion_sources").values({
    user_id: person.id,
    network: "AMAZON",
    source: "CSV",
    mapping: JSON.stringify({ externalId: `=Pedido de ${person.token}` }),
    covered_from: now,
    covered_until: now,
    updated_at: now,
  }).execute();
}

/** Their account at the embedded identity, with all that it keeps. */
async function account({ db }: World, { id, token }: Member) {
  const subject = `acc-${token}`;
  await sql`
    insert into auth_users (id, name, email, "emailVerified")
    values (${subject}, ${token}, ${`${token}@example.com`}, true)`.execute(db);
  await sql`
    insert into auth_sessions (id, "expiresAt", token, "updatedAt", "ipAddress", "userAgent", "userId")
    values (${`key-${token}`}, '2100-01-01', ${`secret-${token}`}, now(), '203.0.113.9',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      ${subject})`.execute(db);
  await sql`
    insert into auth_accounts (id, "accountId", "providerId", "userId", password, "updatedAt")
    values (${`way-${token}`}, ${subject}, 'credential', ${subject}, 'hash-of-password', now())`
    .execute(db);
  await saveEmail(db as unknown as Kysely<AuthTables>, {
    kind: "reset",
    subject,
    email: `${token}@example.com`,
    address: "https://garimpo.example",
  });
  await db.insertInto("identities").values({ provider: "embedded", subject, user_id: id })
    .execute();
}

export async function picture(): Promise<Uint8Array> {
  const plain = { width: 60, height: 40, channels: 3 as const, background: "#c00" };
  return new Uint8Array(await sharp({ create: plain }).png().toBuffer());
}

/** Each table of the database, and how many of its rows hold that text anywhere. */
export async function rowsThatHold({ db }: Pick<World, "db">, text: string) {
  const { rows: tables } = await sql<{ name: string; bytes: string[] }>`
    select format('%I.%I', table_schema, table_name) as name,
      coalesce(array_agg(quote_ident(column_name)) filter (where data_type = 'bytea'), '{}') as bytes
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    group by 1`.execute(db);
  const found: Record<string, number> = {};
  for (const { name, bytes } of tables) {
    const inBytes = bytes.map((column) =>
      sql`or position(convert_to(${text}, 'UTF8') in ${sql.raw(column)}) > 0`
    );
    const { rows: [row] } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.raw(name)} as one
      where position(${text} in one::text) > 0 ${sql.join(inBytes, sql` `)}`.execute(db);
    if (row!.n > 0) found[name.replace("public.", "")] = row!.n;
  }
  return found;
}
