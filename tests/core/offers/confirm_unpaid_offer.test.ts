import { afterEach, beforeEach, expect, test } from "vitest";
import {
  resolveDispatch,
  retryDispatch,
} from "../../../server/core/delivery/queue/retry_dispatch.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { isUnpaidConfirmed } from "../../../server/core/offers/offer.ts";
import { confirmUnpaidOffer } from "../../../server/core/offers/confirm_unpaid_offer.ts";
import { cloneOffer, createOffer } from "../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { affiliateTagsOf } from "../../../server/core/marketplaces/queries.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { connectSession, messagingProcess } from "../../support/seed/deliveries.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const KINDLE = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const OTHER_LINK = "https://www.amazon.com.br/dp/B0CFPL6CFY?ref=x";

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  here.shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    productPage({ name: "Kindle", price: "879" }),
  );
});
afterEach(() => here[Symbol.asyncDispose]());

const unpaid = { code: "OFFER_UNPAID", path: ["offerId"] };
const confirmedLink = async (id: string) =>
  (await here.db.selectFrom("offers").select("unpaid_confirmed_link")
    .where("id", "=", id as never).executeTakeFirstOrThrow()).unpaid_confirmed_link;

test("an offer that pays nobody is sent only after a confirmation, which is required once", async () => {
  const { groupIds } = await connectSession(here, ana);
  const offer = await createOffer(ana.ctx(), { url: KINDLE });
  const send = (more = {}) => sendOffer(ana.ctx(), { offerId: offer.id, groupIds, ...more });
  await expect(send()).rejects.toMatchObject(unpaid);
  await expect(send({ isUnpaidConfirmed: false })).rejects.toMatchObject(unpaid);
  expect(await here.db.selectFrom("dispatches").selectAll().execute()).toEqual([]);
  await send({ isUnpaidConfirmed: true });
  expect(await confirmedLink(offer.id)).toBe(KINDLE);
  await send({ occasion: "later", again: true });
  expect(await here.db.selectFrom("dispatches").selectAll().execute()).toHaveLength(6);
});

test("another link needs a new confirmation, and so does a clone", async () => {
  const { groupIds } = await connectSession(here, ana);
  const { id, version } = await createOffer(ana.ctx(), { url: KINDLE });
  const confirmed = await confirmUnpaidOffer(ana.ctx(), { id });
  const tags = await affiliateTagsOf(ana.ctx(), ana.id);
  expect(isUnpaidConfirmed(confirmed, tags)).toBe(true);
  const clone = await cloneOffer(ana.ctx(), { id });
  await expect(sendOffer(ana.ctx(), { offerId: clone.id, groupIds })).rejects.toMatchObject(unpaid);
  await updateOffer(ana.ctx(), { id, version, fields: { affiliateUrl: OTHER_LINK } });
  await expect(sendOffer(ana.ctx(), { offerId: id, groupIds })).rejects.toMatchObject(unpaid);
});

test("an offer whose link pays needs no confirmation, an experimental one neither", async () => {
  const { groupIds } = await connectSession(here, ana);
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20", mercadoLivreWord: "ana" });
  here.shops.serve(
    "www.mercadolivre.com.br",
    "/p/MLB12345678",
    productPage({ name: "Fone", price: "99" }),
  );
  const links = [KINDLE, "https://www.mercadolivre.com.br/p/MLB12345678"];
  for (const url of links) {
    const { id } = await createOffer(ana.ctx(), { url });
    const sent = await sendOffer(ana.ctx(), { offerId: id, groupIds });
    expect(sent).toMatchObject({ status: "QUEUED", unpaidConfirmedLink: null });
    await confirmUnpaidOffer(ana.ctx(), { id }); // there is nothing to confirm
    expect(await confirmedLink(id)).toBe(null);
  }
});

test("an offer that stops paying while it waits is not sent, nor retried, before a confirmation", async () => {
  const { groupIds } = await connectSession(here, ana, { groups: 1 });
  const process = messagingProcess(here);
  await process.hold();
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  const offer = await createOffer(ana.ctx(), { url: KINDLE });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  await updateAffiliateTags(ana.ctx(), { amazonTag: null });
  expect((await process.take()).turns).toEqual([]);
  const dispatch = await here.db.selectFrom("dispatches").select([
    "id",
    "status",
    "reason_code as reason",
  ])
    .executeTakeFirstOrThrow();
  expect(dispatch).toMatchObject({ status: "FAILED", reason: "OFFER_UNPAID" });
  await expect(retryDispatch(ana.ctx(), { id: dispatch.id }))
    .rejects.toMatchObject({ code: "OFFER_UNPAID", path: ["id"] });
  await retryDispatch(ana.ctx(), { id: dispatch.id, isUnpaidConfirmed: true });
  expect((await process.take()).turns).toHaveLength(1);
});

test("a doubt about an offer that pays nobody is sent again only after a confirmation", async () => {
  const { groupIds } = await connectSession(here, ana, { groups: 2 });
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  const offer = await createOffer(ana.ctx(), { url: KINDLE });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  await here.db.updateTable("dispatches").set({ status: "UNCERTAIN" }).execute();
  await updateAffiliateTags(ana.ctx(), { amazonTag: null });
  const statusOf = async (id: string) =>
    (await here.db.selectFrom("dispatches").select("status").where("id", "=", id as never)
      .executeTakeFirstOrThrow()).status;
  const [one, two] = await here.db.selectFrom("dispatches").select("id").orderBy("id").execute();

  await expect(resolveDispatch(ana.ctx(), { id: one!.id, arrived: false }))
    .rejects.toMatchObject({ code: "OFFER_UNPAID", path: ["id"] });
  expect(await statusOf(one!.id)).toBe("UNCERTAIN");
  expect(await confirmedLink(offer.id)).toBe(null);
  await resolveDispatch(ana.ctx(), { id: one!.id, arrived: false, isUnpaidConfirmed: true });
  expect(await statusOf(one!.id)).toBe("QUEUED");
  expect(await confirmedLink(offer.id)).toBe(KINDLE);
  await resolveDispatch(ana.ctx(), { id: two!.id, arrived: false }); // confirmed once
  expect(await statusOf(two!.id)).toBe("QUEUED");
});

test("a doubt that ends by its arrival needs no confirmation", async () => {
  const { groupIds } = await connectSession(here, ana, { groups: 1 });
  const offer = await createOffer(ana.ctx(), { url: KINDLE });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds, isUnpaidConfirmed: true });
  await here.db.updateTable("dispatches").set({ status: "UNCERTAIN" }).execute();
  await here.db.updateTable("offers").set({ unpaid_confirmed_link: null }).execute();
  const { id } = await here.db.selectFrom("dispatches").select("id").executeTakeFirstOrThrow();
  const seen = await resolveDispatch(ana.ctx(), { id, arrived: true });
  expect(seen.status).toBe("SENT");
});

test("another person's offer cannot be confirmed", async () => {
  const bia = await here.member("bia");
  const { id } = await createOffer(ana.ctx(), { url: KINDLE });
  await expect(confirmUnpaidOffer(bia.ctx(), { id }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  expect(await confirmedLink(id)).toBe(null);
});
