import { offerPath, paths, sendingPath } from "../../web/paths.ts";
import { expect, test } from "./support/test.ts";

/** Runs if it is taken for HTML or an attribute; fits the shortest field. */
const short = `"><img src=x onerror=hacked()>`;
/** The same, with text that ends a title, a style or a script, or is a script address. */
const hostile =
  `${short}'><svg onload=hacked()></title></style></script><script>hacked()</script>[a](javascript:hacked())`;
/** The screens that show it as text. */
const lists: readonly string[] = [
  paths.offers,
  paths.coupons,
  paths.products,
  paths.groups,
  paths.users,
];
const isMarkup = `img[src="x"], svg[onload], a[href^="javascript:hacked"]`;

test("no text that a person can store becomes markup on any screen", async ({ newPerson, connectTelegram, product }) => {
  const rute = await newPerson("Rute", { role: "admin", isUnlimited: true });
  const { page, complaints, ask, id } = rute;
  const { groupIds } = await connectTelegram(rute, hostile);
  const made = await ask(
    `mutation ($short: String!, $hostile: String!, $csv: String!, $groups: [ID!]!, $key: ID!) {
      offer: createOffer(input: {key: $key, fields: {
        title: $hostile, shop: $short, text: $hostile, shipping: $short, couponCode: "<b>A",
        price: {cents: 9900}, affiliateUrl: "https://loja.example/?a=%22%3E%3Cimg%20src=x%3E"
      }}) { ... on Offer { id } ... on UserError { message path } }
      coupon: createCoupon(input: {fields: {
        couponCode: "<u>B", shop: $short, note: $hostile, percentOff: 10
      }}) { __typename ... on UserError { message path } }
      products: importProducts(input: {csv: $csv}) { __typename ... on UserError { message path } }
      template: createTemplate(input: {
        name: $short, variants: [{body: $hostile, weight: 1}]
      }) { __typename ... on UserError { message path } }
      groups: updateGroups(input: {ids: $groups, addTags: [$short]}) { __typename ... on UserError { message path } }
    }`,
    {
      short,
      hostile,
      csv: `Link;Título;Preço\n"https://loja.example/x";"${hostile.replaceAll('"', '""')}";"99,00"`,
      groups: groupIds,
      key: crypto.randomUUID(),
    },
  );
  const refused = Object.values<{ message?: string }>(made.data).filter(({ message }) => message);
  expect(refused).toEqual([]);
  const offerId: string = made.data.offer.id;
  await ask(
    `mutation ($id: ID!, $groups: [ID!]!) {
    sendOffer(input: {offerId: $id, groupIds: $groups, isUnpaidConfirmed: true}) { __typename ... on UserError { message path } }
  }`,
    { id: offerId, groups: groupIds },
  );
  // The API limits or checks these; a vendor or an identity provider may send anything.
  await product.rows("update users set display_name = $1, signature = $1 where id = $2", [
    hostile,
    id,
  ]);
  await product.rows(
    "update messenger_sessions set name = $1, handle = $1 where user_id = $2",
    [hostile, id],
  );

  const screens = Object.values(paths).filter((path) => path.startsWith("/app"));
  for (const path of [...screens, offerPath(offerId), sendingPath(offerId)]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]").first()).toHaveCount(0);
    if (lists.includes(path)) await expect(page.getByText(short).first()).toBeVisible();
    expect([path, await page.locator(isMarkup).count()]).toEqual([path, 0]);
  }
  const store = await ask(
    `mutation ($short: String!, $link: String!) {
      updateStore(input: {
        slug: "hostil", title: $short, about: $short, sections: [{title: $short}],
        links: [{title: $short, url: $link}], invites: [{title: $short, url: "https://t.me/abcdef"}]
      }) { __typename ... on UserError { message path } }
      publishStore { __typename ... on UserError { message path } }
    }`,
    { short, link: "https://loja.example/?a=%22%3E%3Cimg%20src=x%3E" },
  );
  expect(store.data.updateStore).toEqual({ __typename: "Store" });
  for (const path of ["/store/hostil", "/store/hostil/denunciar"]) {
    await page.goto(path);
    await expect(page.getByText(short).first()).toBeVisible();
    expect([path, await page.locator(isMarkup).count()]).toEqual([path, 0]);
  }
  await page.goto("/store/hostil");
  await expect(page.getByText(hostile).first()).toBeVisible(); // the offer's title
  // The browser would report a script that the content policy stopped.
  expect(complaints).toEqual([]);
});
