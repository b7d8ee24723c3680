import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, barriersInEveryLook, browser } from "../support/browser.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
  withoutLimits,
} from "../support/product/start_product.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";
import { whatsAppStandin } from "../support/whatsapp/standin.ts";

const CONFIG = "/app/admin/whatsapp-config";
const GROUPS = "/app/automation/groups";
const [RUTE, ANA] = ["rute@example.com", "ana@example.com"];
const NUMBER = "5511999990001";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let whatsApp: Awaited<ReturnType<typeof whatsAppStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  whatsApp = await whatsAppStandin();
  product = await startProduct(folder.path, whatsApp.standins, {
    WHATSAPP_SOCKET_URL: whatsApp.socketUrl,
  });
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  expect(whatsApp?.unhandled).toEqual([]);
  await whatsApp?.close();
  await folder[Symbol.asyncDispose]();
});

type Ask = Awaited<ReturnType<typeof newcomer>>;
type Device = Awaited<ReturnType<typeof signedIn>>;

/** What GraphQL answers to whoever is signed in on that device. */
const askedBy = ({ context }: Device): Ask => async (query, variables = {}) => {
  const answer = await context.request.post(`${product.origin}/graphql`, {
    data: { query, variables },
    headers: { origin: product.origin },
  });
  return await answer.json();
};

/** A number of that person's, linked by the QR code that GraphQL tells. */
async function paired(ask: Ask, phone: string) {
  await ask(`mutation { startPairing(input: { channel: WHATSAPP, isNewNumber: false }) {
    __typename } }`);
  await expect.poll(async () => {
    const { data } = await ask("{ viewer { pairing { qr } } }");
    const qr = data.viewer.pairing?.qr;
    if (qr && whatsApp.accounts.of(phone).length === 0) whatsApp.phone.scan(qr, phone);
    const sessions = await ask("{ viewer { messengerSessions { health } } }");
    return sessions.data.viewer.messengerSessions;
  }, { timeout: 60_000 }).toEqual([{ health: "CONNECTED" }]);
}

test("an admin lends a number; somebody else brings a group to it, sends there, and is told when it is taken back", async () => {
  await newcomer(product.origin, RUTE);
  const ana = await newcomer(product.origin, ANA);
  await grantAdminByCommand(folder.path, RUTE);
  await using database = await connectToDatabase(folder.path);
  for (const statement of withoutLimits) await database.rows(statement);

  // Nothing is there yet: said, with the one next step; a gateway that does not answer is not kept.
  const admin = await signedIn(chrome, product.origin, RUTE);
  await admin.page.goto(CONFIG);
  await admin.page.getByRole("link", { name: "Conectar um WhatsApp" }).waitFor();
  await admin.page.getByText("Nenhum número foi recusado").waitFor();
  await admin.page.getByLabel("Endereço do gateway").fill("http://127.0.0.1:9");
  await admin.page.getByLabel("Chave (AUTHENTICATION_API_KEY)").fill("segredo-do-gateway");
  await admin.page.getByRole("button", { name: "Conferir e salvar" }).click();
  await admin.page.locator("[id$=-help]").first().waitFor();

  // Once a number is connected it can be lent.
  const rute = askedBy(admin);
  await paired(rute, NUMBER);
  await admin.page.reload();
  await admin.page.getByRole("radio", { name: /99999-0001/ }).waitFor();
  expect(await barriers(admin.page)).toEqual([]);
  await admin.keys.push(admin.page.getByRole("button", { name: "Emprestar este número" }));
  await admin.page.getByText("0 pessoas usam").waitFor();
  await admin.page.getByText("WhatsApp: 1 de 1 com sinal").waitFor();
  expect(await barriersInEveryLook(admin.page)).toEqual([]);

  // Somebody without a number of their own uses it, by keyboard on a phone.
  const { page, keys, complaints } = await signedIn(chrome, product.origin, ANA);
  await page.goto(GROUPS);
  await keys.push(page.getByRole("button", { name: "Usar o número da plataforma" }));
  const link = page.getByLabel("Link de convite do grupo");
  await link.waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.type(link, "https://t.me/promos");
  await keys.press("Enter");
  await page.getByText("Este não é um link de convite do WhatsApp", { exact: false }).waitFor();

  const group = whatsApp.groups.make("Promos da Ana", 4);
  await keys.type(link, `https://chat.whatsapp.com/${group.inviteCode}`);
  await keys.press("Enter");
  await page.getByRole("button", { name: "Copiar código" }).waitFor();
  expect(await barriersInEveryLook(page)).toEqual([]);
  await keys.push(page.getByRole("button", { name: "Conferir" }));
  await page.getByText("Neste grupo qualquer pessoa edita os dados", { exact: false }).waitFor();
  expect(await barriersInEveryLook(page)).toEqual([]);
  group.locked = true;
  await keys.push(page.getByRole("button", { name: "Conferir" }));
  await page.getByText("Ainda não vi o código", { exact: false }).waitFor();

  // The code is put into the description; a reload in between changes nothing.
  await page.reload();
  const { data } = await ana("{ viewer { groupClaim { proofCode } } }");
  group.description = `Só ofertas boas. ${data.viewer.groupClaim.proofCode}`;
  await keys.push(page.getByRole("button", { name: "Conferir" }));
  await page.getByText("O grupo Promos da Ana é seu aqui", { exact: false }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Promos da Ana" }).waitFor();

  // What she sends arrives there, by that number.
  await database.rows(
    "update bot_settings set protects_number = false, gap_min_ms = 1000, gap_max_ms = 1000",
  );
  const groups = await ana("{ viewer { groups { edges { node { id } } } } }");
  const made = await ana(
    `mutation { createOffer(input: { fields: {
      title: "Cafeteira Aurora", price: { cents: 18900, currency: "BRL" }
    } }) { ... on Offer { id } } }`,
  );
  const [{ node }] = groups.data.viewer.groups.edges;
  await ana(
    `mutation { sendOffer(input: { offerId: "${made.data.createOffer.id}",
      groupIds: ["${node.id}"] }) { __typename } }`,
  );
  await expect.poll(() => group.messages.length, { timeout: 60_000 }).toBe(1);
  expect(group.messages[0]!.text).toContain("Cafeteira Aurora");
  expect((await rute("{ viewer { groups { edges { node { id } } } } }")).data.viewer.groups.edges)
    .toEqual([]); // it is not the lender's own

  // Taken back: both sides are told.
  await admin.page.reload();
  await admin.page.getByText("1 pessoa usa · 1 grupo").waitFor();
  await admin.keys.push(admin.page.getByRole("button", { name: "Retirar número" }));
  await admin.page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await admin.page.getByRole("button", { name: "Emprestar este número" }).waitFor();
  await page.getByText(/^Número retirado/).first().waitFor();
  expect(complaints).toEqual([]);
});
