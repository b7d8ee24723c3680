import { expect, test } from "vitest";
import { createTemplate } from "../../../server/core/templates/write_template.ts";
import { deleteTemplate } from "../../../server/core/templates/delete_template.ts";
import { createTestOffer } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const create = `mutation ($input: CreateTemplateInput!) { createTemplate(input: $input) {
  ... on Template { id version isActive variants { body weight sent lints { code } } season { name } }
  ... on UserError { code path }
} }`;
const preview = `query (
  $body: String, $offerId: ID, $url: String, $fields: OfferFieldsInput, $settings: MessageSettingsInput
) {
  messagePreview(body: $body, offerId: $offerId, url: $url, fields: $fields, settings: $settings) {
    text lints { code line column } lengths { channel length }
  }
}`;
const variants = [{ slot: 0, body: "Olha: {titulo}\n{link?}", weight: 1 }];

test("a template is made, listed, and words the offers it fits", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createTestOffer(ana);
  const { data } = await w.request(ana, create, {
    input: { name: "Geral", variants, isActive: true },
  });
  expect(data.createTemplate).toMatchObject({
    version: 1,
    isActive: true,
    season: null,
    variants: [{ body: variants[0]!.body, sent: 0, lints: [] }],
  });
  const template = data.createTemplate.id;
  const shown = await w.request(
    ana,
    `{ viewer {
    templates(first: 5) { edges { node { id name } } }
    offers(first: 5) { edges { node { text templateId template { id } } } }
  } }`,
  );
  expect(shown.data.viewer).toMatchObject({
    templates: { edges: [{ node: { id: template, name: "Geral" } }] },
    offers: {
      edges: [{
        node: { text: "#publi\n\nOlha: Fone", templateId: null, template: { id: template } },
      }],
    },
  });
  const choose = await w.request(
    ana,
    `mutation { updateOffer(input: { id: "${id}", version: 1, fields: { templateId: "BUILT_IN" } })
      { ... on Offer { text templateId template { id } } } }`,
  );
  expect(choose.data.updateOffer).toMatchObject({ templateId: "BUILT_IN", template: null });
  expect(choose.data.updateOffer.text).toContain("*Fone*");
});

test("what is refused says which text, and a stale version is answered with the present", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bad = [...variants, { slot: 1, body: "{precio}", weight: 1 }];
  const refused = await w.request(ana, create, { input: { name: "X", variants: bad } });
  expect(refused.data.createTemplate).toEqual({
    code: "TEMPLATE_HAS_ERRORS",
    path: ["variants", "1", "body"],
  });
  const made = await w.request(ana, create, { input: { name: "X", variants } });
  const update = (version: number) =>
    w.request(
      ana,
      `mutation { updateTemplate(input: { id: "${made.data.createTemplate.id}",
        version: ${version}, name: "Y${version}" }) {
        ... on Template { name version }
        ... on TemplateChangedMeanwhile { code current { name } }
      } }`,
    );
  expect((await update(1)).data.updateTemplate).toEqual({ name: "Y1", version: 2 });
  expect((await update(1)).data.updateTemplate).toEqual({
    code: "TEMPLATE_CHANGED_MEANWHILE",
    current: { name: "Y1" },
  });
});

test("a preview shows an offer, of what is typed over it, and of typed fields alone", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createTestOffer(ana);
  const body = "{titulo} por {preco}\n{link}\n{precio}";
  const see = async (variables: object) =>
    (await w.request(ana, preview, { body, ...variables })).data.messagePreview;
  const saved = await see({ offerId: id });
  expect(saved.text).toBe("#publi\n\nFone por R$ 99,00");
  expect(saved.lints).toEqual([{ code: "UNKNOWN_VARIABLE", line: 3, column: 1 }]);
  expect(saved.lengths.map(({ channel }: { channel: string }) => channel))
    .toEqual(["TELEGRAM", "WHATSAPP"]);
  const fields = { title: "Outro", price: { cents: 500 }, affiliateUrl: "https://loja.example/1" };
  for (const offerId of [id, null]) {
    expect((await see({ offerId, fields })).text).toBe(
      "#publi\n\nOutro por R$ 5,00\nhttps://loja.example/1",
    );
  }
  expect((await see({ body: null, offerId: id })).text).toContain("*Fone*");
  expect((await see({ body: null, offerId: id, fields: { text: "Corre" } })).text).toBe(
    "#publi\n\nCorre",
  );
  const bia = await w.member("bia");
  const { errors } = await w.request(bia, preview, { body, offerId: id });
  expect(errors![0].extensions.code).toBe("OFFER_NOT_FOUND");
});

test("the preview of a new offer is the message that the offer then has", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const url = "https://www.mercadolivre.com.br/p/MLB43417665";
  const fields = {
    title: "Notebook *Asus*",
    price: { cents: 318531 },
    pixPrice: { cents: 318531 },
    cardPrice: { cents: 357900 },
    oldPrice: { cents: 389900 },
    installments: { count: 10, amount: { cents: 35790 }, isInterestFree: true },
    couponCode: "ASUS10",
    shipping: "Frete grátis",
    imageUrl: "https://loja.example/1.jpg",
  };
  const see = async (variables: Record<string, unknown>) =>
    (await w.request(ana, preview, variables)).data.messagePreview.text;
  const text = await see({ url: `${url}?matt_word=outro`, fields });
  expect(text).toContain("10x de R$ 357,90");
  expect(text).toContain("ASUS10");
  expect(text).toContain("Frete grátis");
  expect(text).toContain(url);
  expect(text).not.toContain("outro");
  const created = await w.request(
    ana,
    `mutation ($input: CreateOfferInput!) { createOffer(input: $input) {
      __typename ... on Offer { text }
    } }`,
    { input: { url, fields } },
  );
  expect(created.data.createOffer).toEqual({ __typename: "Offer", text });
});

test("the preview shows message settings that are not saved", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const fields = { title: "Fone" };
  const see = async (settings: object) =>
    (await w.request(ana, preview, { fields, settings })).data.messagePreview.text;
  expect(await see({})).toBe("#publi\n\n*Fone*");
  expect(await see({ hasDisclosure: false, signature: " Ana " })).toBe("*Fone*\n\nAna");
  const { errors } = await w.request(ana, preview, {
    fields,
    settings: { signature: "a".repeat(201) },
  });
  expect(errors![0].extensions.code).toBe("SIGNATURE_TOO_LONG");
});

test("another tab receives each change, and nobody else does", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const question = "subscription { templateChanged { id template { name } } }";
  const answers = await w.subscribe(ana, question);
  const bias = await w.subscribe(bia, question);
  const hers = answers.next();
  const others = bias.next();
  await expect.poll(() => w.subscribers()).toBe(2);
  const input = { name: "Geral", marketplace: null, season: null, variants, active: false };
  const { id } = await createTemplate(ana.ctx(), input);
  const received = { id, template: { name: "Geral" } };
  expect((await hers).value.data.templateChanged).toEqual(received);
  const next = answers.next();
  await deleteTemplate(ana.ctx(), { id });
  expect((await next).value.data.templateChanged).toEqual({ id, template: null });
  const { id: bia1 } = await createTemplate(bia.ctx(), input);
  expect((await others).value.data.templateChanged.id).toBe(bia1);
  await Promise.all([answers.return(undefined), bias.return(undefined)]);
});

test("every offer of a list is worded by the template that fits it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await createTemplate(ana.ctx(), {
    name: "Geral",
    marketplace: null,
    season: null,
    variants,
    active: true,
  });
  for (let n = 0; n < 5; n++) await createTestOffer(ana, `Fone ${n}`);
  const { data } = await w.request(
    ana,
    `{ viewer { offers(first: 10) { edges { node { text } } } } }`,
  );
  expect(data.viewer.offers.edges.map(({ node }: { node: { text: string } }) => node.text)).toEqual(
    [4, 3, 2, 1, 0].map((n) => `#publi\n\nOlha: Fone ${n}`),
  );
});

const samples = `query ($offerId: ID) { viewer { templateSamples(offerId: $offerId) {
  currentId imageUrl offer { id }
  samples { text missingVariable template { id } readyTemplate { id isActive } }
} } }`;
const use = (id: string, isActive = true) =>
  `mutation { updateReadyTemplate(input: { id: "${id}", isActive: ${isActive} }) {
    ... on Viewer { readyTemplates { id isActive } } ... on UserError { code } } }`;

type Sample = {
  text: string;
  missingVariable: string | null;
  template: { id: string } | null;
  readyTemplate: { id: string; isActive: boolean } | null;
};

test("samples show an example, then the latest offer or the one named, by each template", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const see = async (offerId: string | null) =>
    (await w.request(ana, samples, { offerId })).data.viewer.templateSamples;
  const example = await see(null);
  expect(example).toMatchObject({ currentId: "BUILT_IN", offer: null });
  expect(example.samples[0].text).toContain("R$ 279,90");

  const first = await createTestOffer(ana, "Panela");
  const { id } = await createTestOffer(ana);
  const { id: own } = await createTemplate(ana.ctx(), {
    name: "Geral",
    marketplace: null,
    season: null,
    variants,
    active: true,
  });
  const latest = await see(null);
  expect(latest).toMatchObject({ currentId: own, offer: { id } });
  expect(latest.samples[0]).toMatchObject({ text: "#publi\n\nOlha: Fone", template: { id: own } });
  expect((await see(first.id)).samples[0].text).toContain("Panela");
  const ready = (latest.samples as Sample[]).slice(1);
  expect(ready.every(({ readyTemplate }) => readyTemplate !== null)).toBe(true);
  const missing = ready.map(({ missingVariable }) => missingVariable);
  expect(missing.findLastIndex((one) => one === null)) // what suits the offer comes first
    .toBeLessThan(missing.findIndex((one) => one !== null));
  expect(missing).toContain("cupom");
});

test("a ready template in use words the messages, in place of the one before", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createTestOffer(ana);
  const seen = async () =>
    (await w.request(
      ana,
      `{ node(id: "${id}") { ... on Offer { text templateName template { id } } } }`,
    )).data.node;
  expect((await seen()).templateName).toBe("Padrão do Garimpo");
  const active = async (mutation: string) =>
    (await w.request(ana, mutation)).data.updateReadyTemplate.readyTemplates
      .filter(({ isActive }: { isActive: boolean }) => isActive)
      .map(({ id }: { id: string }) => id);
  expect(await active(use("READY_FIND"))).toEqual(["READY_FIND"]);
  expect(await seen()).toMatchObject({ templateName: "Achadinho", template: null });
  expect((await seen()).text).toContain("Achadinho que vale a pena");
  expect(await active(use("READY_SHORT"))).toEqual(["READY_SHORT"]);
  expect(await active(use("READY_MOTHERS"))).toEqual(["READY_SHORT", "READY_MOTHERS"]);
  expect(await active(use("READY_MOTHERS", false))).toEqual(["READY_SHORT"]);
  expect((await seen()).templateName).toBe("Curtinha");
  const refused = await w.request(ana, use("READY_NOTHING"));
  expect(refused.data.updateReadyTemplate).toEqual({ code: "TEMPLATE_NOT_FOUND" });

  const choose = await w.request(
    ana,
    `mutation { updateOffer(input: { id: "${id}", version: 1, fields: { templateId: "READY_FRIEND" } })
      { ... on Offer { text templateId templateName } } }`,
  );
  expect(choose.data.updateOffer).toMatchObject({
    templateId: "READY_FRIEND",
    templateName: "De amiga para amiga",
  });
  expect(choose.data.updateOffer.text).toContain("Gente, olha o que eu achei");
});
