import { expectAccessible } from "./support/accessibility.ts";
import { pairNumber } from "./support/messengers.ts";
import { expect, test } from "./support/test.ts";

const CONFIG = "/app/admin/whatsapp-config";
const GROUPS = "/app/automation/groups";
const NUMBER = "5511999990003";

test("an admin shares a number; another person connects a group to it, sends there, and is notified when it is revoked", async ({ newPerson, product, whatsApp }) => {
  const admin = await newPerson("Rute", { role: "admin", isUnlimited: true });
  const ana = await newPerson("Ana", { isUnlimited: true });

  await test.step("Nothing is there yet: said, with the one next step; a gateway that does not answer is not kept", async () => {
    await admin.page.goto(CONFIG);
    await expect(admin.page.getByRole("link", { name: "Conectar um WhatsApp" })).toBeVisible();
    await expect(admin.page.getByText("Nenhum número foi recusado")).toBeVisible();
    await admin.page.getByRole("button", { name: "Ligar um gateway" }).click();
    await admin.page.getByLabel("Endereço do gateway").fill("http://127.0.0.1:9");
    await admin.page.getByLabel("Chave (AUTHENTICATION_API_KEY)").fill("segredo-do-gateway");
    await admin.page.getByRole("button", { name: "Conferir e salvar" }).click();
    await expect(admin.page.locator("[id$=-help]").first()).toBeVisible();
  });

  await test.step("Once a number is connected it can be lent", async () => {
    await pairNumber(whatsApp, admin, NUMBER);
    await admin.page.reload();
    await expect(admin.page.getByRole("radio", { name: /99999-0003/ })).toBeVisible();
    await expectAccessible(admin.page);
    await admin.keys.push(admin.page.getByRole("button", { name: "Emprestar este número" }));
    await expect(admin.page.getByText("0 pessoas usam")).toBeVisible();
    await expect(admin.page.getByText("WhatsApp: 1 de 1 com sinal")).toBeVisible();
    await expectAccessible(admin.page);
  });

  // A person without a number uses it, by keyboard on a phone.
  const { page, keys, complaints } = ana;
  await page.goto(GROUPS);
  await keys.push(page.getByRole("button", { name: "Número da plataforma" }));
  const link = page.getByLabel("Link de convite do grupo");
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await keys.type(link, "https://t.me/promos");
  await keys.press("Enter");
  await expect(page.getByText("Este não é um link de convite do WhatsApp").first())
    .toBeVisible(); // beside the field, and in a notice with the way to its article

  const group = whatsApp.groups.make("Promos da Ana", 4);
  await keys.type(link, `https://chat.whatsapp.com/${group.inviteCode}`);
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Copiar código" })).toBeVisible();
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Conferir" }));
  await expect(page.getByText("Neste grupo qualquer pessoa edita os dados", { exact: false }))
    .toBeVisible();
  await expectAccessible(page);
  group.locked = true;
  await keys.push(page.getByRole("button", { name: "Conferir" }));
  await expect(page.getByText("Ainda não vi o código", { exact: false })).toBeVisible();

  await test.step("The code is put into the description; a reload in between changes nothing", async () => {
    await page.reload();
    const { data } = await ana.ask("{ viewer { groupClaim { proofCode } } }");
    group.description = `Só ofertas boas. ${data.viewer.groupClaim.proofCode}`;
    await keys.push(page.getByRole("button", { name: "Conferir" }));
    await expect(page.getByText("O grupo Promos da Ana é seu aqui", { exact: false }))
      .toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Promos da Ana" })).toBeVisible();
  });

  await test.step("What she sends arrives there, by that number", async () => {
    await product.rows(
      `update bot_settings set is_number_protected = false, gap_min_ms = 1000, gap_max_ms = 1000
        where user_id = $1`,
      [ana.id],
    );
    const groups = await ana.ask("{ viewer { groups { edges { node { id } } } } }");
    const made = await ana.ask(
      `mutation { createOffer(input: { fields: {
        title: "Cafeteira Aurora", price: { cents: 18900, currency: "BRL" }
      } }) { ... on Offer { id } } }`,
    );
    const [{ node }] = groups.data.viewer.groups.edges;
    await ana.ask(
      `mutation { sendOffer(input: { offerId: "${made.data.createOffer.id}",
        groupIds: ["${node.id}"], isUnpaidConfirmed: true }) { __typename } }`,
    );
    await expect.poll(() => group.messages.length).toBe(1);
    expect(group.messages[0]!.text).toContain("Cafeteira Aurora");
    expect(
      (await admin.ask("{ viewer { groups { edges { node { id } } } } }")).data.viewer.groups.edges,
    )
      .toEqual([]); // the admin has no session of it
  });

  await test.step("Revoked: both sides are notified", async () => {
    await admin.page.reload();
    await expect(admin.page.getByText("1 pessoa usa · 1 grupo")).toBeVisible();
    await admin.keys.push(admin.page.getByRole("button", { name: "Retirar número" }));
    await admin.page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
    await expect(admin.page.getByRole("button", { name: "Emprestar este número" })).toBeVisible();
    await expect(page.getByText(/^Número retirado/).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
