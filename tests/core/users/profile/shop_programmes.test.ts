import { expect, test } from "vitest";
import { affiliateTagsOf } from "../../../../server/core/marketplaces/queries.ts";
import { affiliateUrl } from "../../../../server/core/marketplaces/links/affiliate_link.ts";
import { newId } from "../../../../server/core/ids.ts";
import {
  createShopProgramme,
  removeShopProgramme,
  updatePublisherIds,
  updateShopProgramme,
} from "../../../../server/core/users/profile/shop_programmes.ts";
import { testApp } from "../../../support/test_app.ts";

const awinLink =
  "https://www.awin1.com/cread.php?awinmid=17729&awinaffid=654321&ued=https%3A%2F%2Floja.example";
const atAwin = { shop: "loja.example", network: "AWIN", programmeId: "17729" } as const;

test("a shop's programme makes its links pay, until it is removed", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const link = async () =>
    affiliateUrl(new URL("https://www.loja.example/p"), await affiliateTagsOf(ana.ctx(), ana.id));
  const programmes = async () => (await affiliateTagsOf(ana.ctx(), ana.id)).networks.programmes;
  expect(await link()).toMatchObject({ url: null, unpaidReason: "NO_PROGRAMME" });
  await createShopProgramme(ana.ctx(), {
    ...atAwin,
    shop: "https://www.Loja.example/tenis?x=1",
    programmeId: awinLink,
    cookieDays: 30,
    commissionPercent: 6.5,
  });
  expect(await link()).toMatchObject({ unpaidReason: "TAG_MISSING" });
  expect(await programmes()).toMatchObject([
    { host: "loja.example", programmeId: "17729", cookieDays: 30, commissionPercent: 6.5 },
  ]);
  await updatePublisherIds(ana.ctx(), { awin: awinLink, cj: "7251228" });
  expect(await link()).toMatchObject({
    proof: "PROVEN",
    url: expect.stringContaining("awinmid=17729&awinaffid=654321&ued="),
  });
  await updatePublisherIds(ana.ctx(), { cj: " " });
  expect((await affiliateTagsOf(ana.ctx(), ana.id)).networks.publisherIds)
    .toEqual({ AWIN: "654321" });
  const { id } = (await programmes())[0]!;
  await updateShopProgramme(ana.ctx(), {
    id,
    shop: "loja.example",
    network: "OWN",
    pattern: "{url}?parceiro={id}",
    publisherId: " ana ",
  });
  expect(await link()).toMatchObject({
    url: "https://www.loja.example/p?parceiro=ana",
    proof: "EXPERIMENTAL",
  });
  await removeShopProgramme(ana.ctx(), { id });
  expect(await link()).toMatchObject({ unpaidReason: "NO_PROGRAMME" });
});

test("what is no programme is refused at its field, and nothing is stored", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const refused = (fields: Partial<Parameters<typeof createShopProgramme>[1]>) =>
    expect(createShopProgramme(ana.ctx(), { ...atAwin, ...fields })).rejects;
  for (const shop of ["", "loja", "com.br", "10.0.0.1", "loja.local", "bit.ly", awinLink]) {
    await refused({ shop }).toMatchObject({ code: "SHOP_ADDRESS_INVALID", path: ["shop"] });
  }
  await refused({ shop: "www.amazon.com.br" }).toMatchObject({ code: "SHOP_WITH_OWN_SETTINGS" });
  await refused({ programmeId: "abc" }).toMatchObject({ code: "PROGRAMME_ID_INVALID" });
  await refused({ programmeId: null }).toMatchObject({ path: ["programmeId"] });
  await refused({ network: "OWN", pattern: "x" }).toMatchObject({ code: "LINK_PATTERN_INVALID" });
  await refused({ network: "OWN", pattern: "{url}?a={id}", publisherId: "a b" })
    .toMatchObject({ code: "PUBLISHER_ID_INVALID" });
  for (const cookieDays of [-1, 1.5, 366]) {
    await refused({ cookieDays }).toMatchObject({ code: "COOKIE_DAYS_INVALID" });
  }
  await refused({ commissionPercent: 101 }).toMatchObject({ code: "COMMISSION_PERCENT_INVALID" });
  await expect(updatePublisherIds(ana.ctx(), { rakuten: "123" }))
    .rejects.toMatchObject({ code: "PUBLISHER_ID_INVALID", path: ["rakuten"] });
  expect((await affiliateTagsOf(ana.ctx(), ana.id)).networks)
    .toEqual({ publisherIds: {}, programmes: [] });
});

test("each shop has one programme, a person 100 at most, and each person their own", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.member()];
  await createShopProgramme(ana.ctx(), atAwin);
  await expect(createShopProgramme(ana.ctx(), atAwin)).rejects
    .toMatchObject({ code: "PROGRAMME_EXISTS" });
  const { networks } = await affiliateTagsOf(ana.ctx(), ana.id);
  const { id } = networks.programmes[0]!;
  await expect(removeShopProgramme(rute.ctx(), { id })).rejects
    .toMatchObject({ code: "PROGRAMME_NOT_FOUND" });
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...networks.programmes[0]!,
    id: newId("prg"),
    host: `loja${at}.example`,
  }));
  await w.db.updateTable("users").where("id", "=", rute.id)
    .set({ affiliate_networks: JSON.stringify({ ...networks, programmes: many }) }).execute();
  await expect(createShopProgramme(rute.ctx(), atAwin)).rejects
    .toMatchObject({ code: "PROGRAMMES_LIMIT" });
});
