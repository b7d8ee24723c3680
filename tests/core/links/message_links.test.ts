import { expect, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import {
  messageReference,
  MOST_LINKS_OF_TEXT,
  referenced,
  referencedMessage,
  shortened,
  shortenedText,
} from "../../../server/core/links/message_links.ts";
import { isSlug } from "../../../server/core/links/slug.ts";
import { proofOf } from "../../../server/core/marketplaces/links/affiliate_link.ts";
import { asShortLink } from "../../../server/core/links/tables.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { createTemplate } from "../../../server/core/templates/write_template.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { updateMessageSettings } from "../../../server/core/users/profile/message_settings.ts";
import { connectSession, messagingProcess, sent } from "../../support/seed/deliveries.ts";
import { everyTag } from "../../support/shops/shop_standin.ts";
import { testApp } from "../../support/test_app.ts";

const own = { origin: "https://gar.example", siteHost: "garimpo.example", linkHost: "gar.example" };
const shopee =
  "https://s.shopee.com.br/an_redir?origin_link=https%3A%2F%2Fshopee.com.br%2Fproduct" +
  "%2F1%2F2&affiliate_id=18301234567";

const id = newId("dsp");

test("a message's link is replaced where it stands alone, and leads there with its slug as reference", () => {
  const text = `#publi\n*Fone* ${shopee}\n_${shopee}_ ${shopee}&x=1`;
  const { text: after, link } = shortened(text, shopee, everyTag, own);
  const { slug, url } = link!;
  expect(isSlug(slug)).toBe(true);
  expect(after).toBe(
    `#publi\n*Fone* https://gar.example/${slug}\n_https://gar.example/${slug}_ ${shopee}&x=1`,
  );
  expect(new URL(url).searchParams.get("sub_id")).toBe(slug);
  expect(new URL(url).searchParams.get("affiliate_id")).toBe("18301234567");
});

test("a link without a place for a reference carries it as utm_content; a shop's short link stays", () => {
  const target = (url: string) => shortened(url, url, everyTag, own).link!;
  const magalu = target("https://www.magazinevoce.com.br/magazineana/tv/p/abc123/");
  expect(new URL(magalu.url).searchParams.get("utm_content")).toBe(magalu.slug);
  const short = "https://s.shopee.com.br/4fxYz";
  expect(target(short).url).toBe(short);
});

test("what no short link may lead to, and a text without its link, stay as they are", () => {
  for (
    const url of [
      "https://www.amazon.com.br/dp/B0TEST0001?tag=ana-20",
      "https://amzn.to/3abc",
      "https://bit.ly/3abc",
      "https://gar.example/abcdefg",
    ]
  ) {
    expect(shortened(`Veja ${url}`, url, everyTag, own)).toEqual({
      text: `Veja ${url}`,
      link: null,
    });
  }
  expect(shortened("Bom dia!", shopee, everyTag, own).link).toBeNull();
  expect(shortened("Bom dia!", null, everyTag, own).link).toBeNull();
});

test("each link of a person's own text is replaced, but Amazon's, messengers' and hidden ones", () => {
  const text = `*Cupons*: ${shopee}. Também *magazinevoce.com.br/magazineana/tv/p/abc123/* 🔥
De novo: ${shopee} https://amzn.to/3abc https://chat.whatsapp.com/AbC https://bit.ly/3abc`;
  const { text: after, links } = shortenedText(text, everyTag, own, { id });
  expect(links).toHaveLength(2);
  const [first, second] = links.map(({ slug }) => `https://gar.example/${slug}`);
  expect(after).toBe(`*Cupons*: ${first}. Também *${second}* 🔥
De novo: ${first} https://amzn.to/3abc https://chat.whatsapp.com/AbC https://bit.ly/3abc`);
  expect(new URL(links[0]!.url).searchParams.get("sub_id")).toBe(links[0]!.slug);
  expect(shortenedText(text, everyTag, own, { id, known: links })).toEqual({
    text: after,
    links: [],
  });
  expect(shortenedText(after, everyTag, own, { id })).toEqual({ text: after, links: [] });
});

test("a text gets a counted number of short links", () => {
  const text = Array.from({ length: 15 }, (_, n) => `https://loja.example/${n}`).join("\n");
  expect(shortenedText(text, everyTag, own, { id }).links).toHaveLength(MOST_LINKS_OF_TEXT);
});

test("where the account takes sub-tags, Amazon's direct link has the message's reference and still pays", () => {
  const tags = { ...everyTag, hasAmazonSubTag: true };
  const url = "https://www.amazon.com.br/dp/B0TEST0001?tag=ana-20";
  const reference = messageReference(id);
  const text = `*Cabo* ${url}\n_${url}_`;
  const after = referenced(text, url, tags, id);
  expect(after).toBe(
    `*Cabo* ${url}&ascsubtag=${reference}\n_${url}&ascsubtag=${reference}_`,
  );
  expect(proofOf(new URL(`${url}&ascsubtag=${reference}`), [], tags)).toBe("PROVEN");
  expect(referencedMessage(reference)).toBe(id);
  expect(referenced(text, url, everyTag, id)).toBe(text); // off

  const typed =
    `Veja ${url} e https://amzn.to/3abc e https://www.amazon.com.br/dp/B0TEST0002?tag=bia-20`;
  const once = shortenedText(typed, tags, own, { id }).text;
  expect(once).toBe(typed.replace(url, `${url}&ascsubtag=${reference}`));
  expect(shortenedText(once, tags, own, { id })).toEqual({ text: once, links: [] });
});

async function queue(here: Awaited<ReturnType<typeof testApp>>, url: string, settings = {}) {
  const ana = await here.member("ana");
  const { groupIds } = await connectSession(here, ana, { groups: 3, settings });
  await updateAffiliateTags(ana.ctx(), everyTag);
  await updateMessageSettings(ana.ctx(), { hasShortLinks: true });
  const fields = { title: "Fone", price: { cents: 9_900, currency: "BRL" } };
  const offer = await createOffer(ana.ctx(), { url, fields });
  const process = messagingProcess(here);
  await process.hold();
  return { ana, groupIds, offer, process };
}

const links = ({ db }: Awaited<ReturnType<typeof testApp>>) =>
  db.selectFrom("short_links").select(asShortLink).orderBy("id").execute();

test("each message to each group has a link of its own that names group, template and variant", async () => {
  await using here = await testApp();
  const { ana, groupIds, offer, process } = await queue(here, "https://shopee.com.br/product/1/2");
  const { id: templateId } = await createTemplate(ana.ctx(), {
    name: "Simples",
    marketplace: null,
    season: null,
    variants: [{ slot: 1, body: "{titulo}\n{link}", weight: 1 }],
    active: true,
  });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const texts: string[] = [];
  for (let { turns } = await process.take(); turns.length > 0;) {
    texts.push(...turns.map(({ text }) => text));
    expect(await links(here)).toHaveLength(texts.length); // those of waiting messages do not exist
    here.advance(2_000);
    ({ turns } = await process.end(turns, sent()));
    if (turns.length === 0) ({ turns } = await process.take());
  }
  const made = await links(here);
  expect(made.map(({ groupId }) => groupId)).toEqual(expect.arrayContaining([...groupIds]));
  expect(new Set(made.map(({ slug }) => slug))).toHaveLength(3);
  for (const link of made) {
    expect(texts.filter((text) => text.includes(`http://localhost/${link.slug}`))).toHaveLength(1);
    expect(link).toMatchObject({
      userId: ana.id,
      purpose: "MESSAGE",
      title: "Fone",
      offerId: offer.id,
      productId: "2",
      marketplace: "SHOPEE",
      templateId,
      variant: 1,
    });
    expect(link.dispatchId).toMatch(/^dsp_/);
    expect(new URL(link.targets[0]!.url).searchParams.get("sub_id")).toBe(link.slug);
  }
});

test("identical texts are counted without their links", async () => {
  await using here = await testApp();
  const { ana, groupIds, offer, process } = await queue(
    here,
    "https://shopee.com.br/product/1/2",
    { identical_per_hour: 2 },
  );
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  let count = 0;
  for (let n = 0; n < 5; n++) {
    const { turns } = await process.take();
    count += turns.length;
    await process.settle(turns.map((turn) => ({ turn, outcome: sent(), delayMs: 0 })));
    here.advance(2_000);
  }
  expect(count).toBe(2);
});

test("a template's own choice wins, and Amazon's link stays direct", async () => {
  await using here = await testApp();
  const { ana, groupIds, offer, process } = await queue(here, "https://shopee.com.br/product/1/2");
  const amazon = await createOffer(ana.ctx(), {
    url: "https://www.amazon.com.br/dp/B0TEST0001",
    fields: { title: "Cabo", price: { cents: 1_900, currency: "BRL" } },
  });
  await sendOffer(ana.ctx(), { offerId: amazon.id, groupIds: [groupIds[0]!] });
  const { turns: [first] } = await process.take();
  expect(first!.text).toContain("tag=ana-20");
  expect(first!.text).not.toContain("ascsubtag");
  here.advance(2_000);

  await createTemplate(ana.ctx(), {
    name: "Direto",
    marketplace: null,
    season: null,
    variants: [{ slot: 0, body: "{titulo}\n{link}", weight: 1 }],
    hasShortLinks: false,
    active: true,
  });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [groupIds[0]!] });
  const [second] = await process.end([first!], sent()).then(({ turns }) => turns);
  expect(second!.text).toContain("affiliate_id=18301234567");
  expect(await links(here)).toEqual([]);
});

test("a measured message's link to Amazon has its reference where the person's account takes one", async () => {
  await using here = await testApp();
  const { ana, groupIds, offer, process } = await queue(
    here,
    "https://www.amazon.com.br/dp/B0TEST0001",
  );
  await updateAffiliateTags(ana.ctx(), { hasAmazonSubTag: true });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: groupIds.slice(0, 2) });
  const texts: string[] = [];
  for (let { turns } = await process.take(); turns.length > 0;) {
    for (const { text, dispatchId } of turns) {
      expect(text).toContain(`tag=ana-20&ascsubtag=${messageReference(dispatchId)}`);
      texts.push(text);
    }
    here.advance(2_000);
    ({ turns } = await process.end(turns, sent()));
    if (turns.length === 0) ({ turns } = await process.take());
  }
  expect(new Set(texts)).toHaveLength(2);
  expect(await links(here)).toEqual([]);
});
