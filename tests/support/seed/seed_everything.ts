import { createApiKey } from "../../../server/core/api_keys/write_api_key.ts";
import { createCampaignText } from "../../../server/core/campaigns/texts/write_text.ts";
import { createCoupon } from "../../../server/core/coupons/write_coupon.ts";
import { newId } from "../../../server/core/ids.ts";
import { createLinkBatch } from "../../../server/core/offers/batches/create_link_batch.ts";
import { notify } from "../../../server/core/notifications/notify.ts";
import { saveConnection } from "../../../server/core/marketplaces/connections/save_connection.ts";
import { requestExport } from "../../../server/core/exports/request_export.ts";
import { requestDataExport } from "../../../server/core/privacy/data_export.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import type { Ids } from "../permissions/field_documents.ts";
import { seedProduct } from "./products.ts";
import { seedBilling } from "./billing.ts";
import { seedReferrals } from "./referrals.ts";
import { seedCalendar } from "./calendar.ts";
import { seedRule } from "./rules.ts";
import { seedOAuth } from "./oauth.ts";
import { seedThread } from "./threads.ts";
import { seedWebhook } from "./webhooks.ts";
import { updateStore } from "../../../server/core/store/update_store.ts";
import { createTemplate } from "../../../server/core/templates/write_template.ts";
import { connectSession, createTestOffer } from "./deliveries.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** One of everything that a person can have, with `mark` in all their words. @returns its ids. */
export async function seedEverything(w: World, person: Member, mark: string): Promise<Ids> {
  const { db } = w;
  const { sessionId, groupIds } = await connectSession(w, person, { groups: 1 });
  const offer = await createTestOffer(person, `${mark} oferta`);
  await sendOffer(person.ctx(), { offerId: offer.id, groupIds });
  const dispatch = await db.updateTable("dispatches").set({ text: `${mark} texto` })
    .where("user_id", "=", person.id).returning("id").executeTakeFirstOrThrow();
  await db.updateTable("messenger_sessions").set({
    name: `${mark} bot`,
    handle: `${mark}_bot`,
    credentials: await person.ctx().ports.vault.seal(`1:${mark}`, sessionId),
  }).where("id", "=", sessionId).execute();
  await db.updateTable("groups").set({ title: `${mark} grupo`, tags: [`${mark} etiqueta`] })
    .where("user_id", "=", person.id).execute();
  await db.updateTable("users").set({
    signature: `${mark} assinatura`,
    amazon_tag: `${mark}-20`,
    mercado_livre_word: `${mark}palavra`,
  }).where("id", "=", person.id).execute();
  await notify(w.system.ctx(), {
    userId: person.id,
    kind: "SENDING_FINISHED",
    subject: offer.id,
    eventId: null,
  });
  const notification = await db.selectFrom("notifications").select("id")
    .where("user_id", "=", person.id).executeTakeFirstOrThrow();
  const pho = newId("pho");
  await db.insertInto("photos").values({
    id: pho,
    user_id: person.id,
    bytes: new TextEncoder().encode(mark),
    created_at: person.ctx().now,
  }).execute();
  const coupon = await createCoupon(person.ctx(), {
    fields: {
      couponCode: "CUPOM10",
      shop: `${mark} loja`,
      percentOff: 10,
      note: `${mark} anotação`,
    },
  });
  const mkc = await saveConnection(person.ctx(), {
    shop: "SHOPEE",
    credentials: { appId: `${mark}-id`, secret: `${mark}-segredo` },
    hint: "…3456",
    accountName: `${mark} loja`,
  });
  const product = await seedProduct(w, person, {
    title: `${mark} produto`,
    tags: `${mark} etiqueta`,
    note: `${mark} anotação`,
  });
  const dex = await requestDataExport(person.ctx(), {});
  await db.updateTable("data_exports").set({
    status: "READY",
    bytes: new TextEncoder().encode(mark),
    expires_at: new Date(person.ctx().now.getTime() + 60 * 60 * 1000),
  }).where("id", "=", dex).execute();
  const exp = await requestExport(person.ctx(), { kind: "OFFERS", format: "CSV" });
  await db.updateTable("exports").set({
    status: "READY",
    expires_at: new Date(person.ctx().now.getTime() + 60 * 60 * 1000),
  }).where("id", "=", exp).execute();
  const bat = await createLinkBatch(person.ctx(), { text: `https://loja.example/${mark}` });
  const { id: bln } = await db.selectFrom("batch_links").select("id")
    .where("batch_id", "=", bat).executeTakeFirstOrThrow();
  const lnk = newId("lnk");
  await db.insertInto("short_links").values({
    id: lnk,
    user_id: person.id,
    slug: `${mark}-link`.toLowerCase(),
    purpose: "MANUAL",
    title: `${mark} link`,
    search_text: `${mark} link`,
    targets: JSON.stringify([{ url: `https://loja.example/${mark}`, weight: 1 }]),
    created_at: person.ctx().now,
    updated_at: person.ctx().now,
  }).execute();
  const template = await createTemplate(person.ctx(), {
    name: `${mark} modelo`,
    marketplace: null,
    season: { name: `${mark} época`, firstDay: "11-01", lastDay: "11-30" },
    variants: [{ slot: 0, body: `${mark} {titulo} {link}`, weight: 1 }],
    active: false,
  });
  const { chk } = await seedBilling(w, person, mark);
  const referrals = await seedReferrals(w, person, mark);
  const { cal } = await seedCalendar(w, person, { groupIds, offerId: offer.id, mark });
  const campaignText = await createCampaignText(person.ctx(), {
    name: `${mark} texto`,
    variants: [{ slot: 0, body: `${mark} {grupo}`, weight: 1 }],
    season: "MOTHERS",
    tags: [`${mark} marcador`],
    marketplaces: [],
    mediaUrl: null,
  });
  const { rul, rdc, apv } = await seedRule(w, person, { groupIds, offerId: offer.id, mark });
  const conversation = await seedThread(w, person, mark);
  const webhook = await seedWebhook(w, person, { offerId: offer.id, mark });
  const store = await updateStore(person.ctx(), {
    slug: `loja-${person.id.slice(-12)}`,
    title: `${mark} loja`,
    about: `${mark} descrição`,
    links: [{ title: `${mark} link`, url: "https://loja.example/perfil" }],
    invites: [{ title: `${mark} convite`, groupId: groupIds[0]!, url: "https://t.me/convite" }],
    sections: [{ title: `${mark} seção` }],
    pinnedOfferIds: [offer.id],
  });
  const { id: sec } = await db.selectFrom("store_sections").select("id")
    .where("store_id", "=", store.id).executeTakeFirstOrThrow();
  const clm = newId("clm");
  await db.insertInto("group_claims").values({
    id: clm,
    user_id: person.id,
    session_id: sessionId,
    number_id: sessionId,
    invite: "AbCdEfGhIjKlMnOpQrStUv",
    code: "ABCD-EFGH",
    status: "WAITING",
    title: `${mark} grupo`,
    looks: 0,
    created_at: person.ctx().now,
    expires_at: new Date(person.ctx().now.getTime() + 60 * 60 * 1000),
  }).execute();
  const { apiKey } = await createApiKey(person.ctx(), {
    name: `${mark} chave`,
    scopes: ["OFFERS_READ"],
    expiresAt: null,
  });
  const oauth = await seedOAuth(person, `${mark} aplicativo`);
  const pai = newId("pai");
  await db.insertInto("pairings").values({
    id: pai,
    user_id: person.id,
    channel: "WHATSAPP",
    is_new_number: true,
    status: "SHOWING",
    qr: `${mark} qr`,
    claim: 1,
    started_at: person.ctx().now,
  }).execute();
  return {
    sto: store.id,
    sec,
    clm,
    pai,
    key: apiKey.id,
    ...oauth,
    chk,
    ...referrals,
    ...webhook,
    ...conversation,
    cal,
    rul,
    rdc,
    apv,
    tpl: template.id,
    cmt: campaignText.id,
    usr: person.id,
    bat,
    bln,
    lnk,
    ofr: offer.id,
    grp: groupIds[0]!,
    ses: sessionId,
    dsp: dispatch.id,
    ntf: notification.id,
    prd: product.id,
    cpn: coupon.id,
    dex,
    exp,
    mkc,
    pho,
  };
}
