import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser, isFocused } from "../support/browser.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
  withoutLimits,
} from "../support/product/start_product.ts";
import { shopSite } from "../support/sites/shop_site.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";
import { whatsAppStandin } from "../support/whatsapp/standin.ts";

const GROUPS = 20;
const PICTURE = "https://loja.example/cafeteira.png";
const CONNECT = "/app/settings/connect-whatsapp";
const [ANAS, BIAS] = ["5511999990001", "5521988880002"];

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let shops: ReturnType<typeof shopSite>;
let whatsApp: Awaited<ReturnType<typeof whatsAppStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  shops = shopSite();
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "navy" } })
    .png().toBuffer();
  const picture = { headers: { "content-type": "image/png" } };
  shops.serve("loja.example", "/cafeteira.png", () => new Response(new Uint8Array(png), picture));
  whatsApp = await whatsAppStandin();
  const standins = `${shops.standins("loja.example")},${whatsApp.standins}`;
  product = await startProduct(folder.path, standins, {
    WHATSAPP_SOCKET_URL: whatsApp.socketUrl,
  });
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  expect(whatsApp?.unhandled).toEqual([]);
  await whatsApp?.close();
  await shops?.close();
  await folder[Symbol.asyncDispose]();
});

type Ask = Awaited<ReturnType<typeof newcomer>>;

/** Somebody without limits, their phone, and what GraphQL answers them. */
async function person(email: string) {
  const ask = await newcomer(product.origin, email);
  await using database = await connectToDatabase(folder.path);
  for (const statement of withoutLimits) await database.rows(statement);
  return { ask, ...await signedIn(chrome, product.origin, email) };
}

/** What the pairing that is under way shows by now. */
async function shown(ask: Ask, what: "qr" | "pairingCode"): Promise<string | null> {
  const { data } = await ask(`{ viewer { pairing { ${what} } } }`);
  return data.viewer.pairing?.[what] ?? null;
}

test("a number is connected by a code, its offer reaches twenty groups, and its removal is told", async () => {
  const { ask, page, keys, complaints } = await person("ana@example.com");
  const groups = Array.from({ length: GROUPS }, (_, n) => {
    const group = whatsApp.groups.make(`Achados ${String(n + 1).padStart(2, "0")}`, 4);
    whatsApp.groups.join(ANAS, group, "ADMIN");
    return group;
  });

  // From the empty list of groups to the code on the phone, by keyboard.
  await page.goto("/app/automation/groups");
  await keys.push(page.getByRole("link", { name: "Conectar meu WhatsApp" }));
  const number = page.getByLabel("Número do WhatsApp, com país e DDD");
  await number.waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.type(number, "12");
  await keys.press("Enter");
  await page.getByText(/número/i).and(page.locator("[id$=-help]")).waitFor();
  await keys.type(number, "+55 11 99999-0001");
  await keys.press("Enter");
  await page.getByRole("heading", { name: "Digite este código no celular" }).waitFor();
  await page.getByRole("button", { name: "Copiar código" }).waitFor();
  await expect.poll(() => isFocused(page.locator("#conteudo"))).toBe(true);
  expect(await barriers(page)).toEqual([]);

  // A reload goes on with it; what is typed wrongly on the phone links nothing.
  await page.reload();
  await page.getByRole("button", { name: "Copiar código" }).waitFor();
  await expect.poll(() => shown(ask, "pairingCode")).not.toBeNull();
  await expect(whatsApp.phone.type("AAAAAAAA", ANAS)).rejects.toThrow();
  expect(whatsApp.accounts.of(ANAS)).toHaveLength(0);

  // Another one for the same number, typed rightly: the groups come by themselves.
  await keys.push(page.getByRole("button", { name: "Cancelar" }));
  await keys.reach(number);
  expect(await number.inputValue()).toBe(`+${ANAS}`);
  await keys.press("Enter");
  await expect.poll(async () => {
    const code = await shown(ask, "pairingCode");
    return code !== null && await whatsApp.phone.type(code, ANAS).then(() => true, () => false);
  }).toBe(true);
  await page.getByRole("heading", { name: "WhatsApp conectado" }).waitFor();
  await keys.push(page.getByRole("link", { name: "Ver meus grupos" }));
  await page.getByRole("button", { name: "Achados 01" }).waitFor();
  await page.getByText(/^Conectado · último sinal/).first().waitFor();

  // The number is protected; here the person decides otherwise, and is told what that costs.
  await page.goto("/app/settings/bot-settings");
  await page.getByRole("switch", { name: /Proteger meu número/ }).click();
  for (const label of ["Entre mensagens, de", "até"]) {
    await page.getByLabel(label, { exact: true }).fill("1");
  }
  await page.getByLabel("Por minuto, no máximo").fill("60");
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByText(/^Salvo/).first().waitFor();

  const title = "Cafeteira Aurora";
  const made = await ask(
    `mutation ($imageUrl: String) {
      createOffer(input: { fields: {
        title: "${title}", price: { cents: 18900, currency: "BRL" }, imageUrl: $imageUrl
      } }) { ... on Offer { id } }
    }`,
    { imageUrl: PICTURE },
  );
  await page.goto("/app/offer");
  await keys.push(page.getByRole("button", { name: `Ações: ${title}` }));
  await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
  await keys.push(page.getByRole("button", { name: `Enviar para ${GROUPS} grupos` }));
  await page.goto(`/app/offer/envio?oferta=${made.data.createOffer.id}`);
  await page.getByText(`${GROUPS} de ${GROUPS} enviadas`).waitFor({ timeout: 120_000 });
  await expect.poll(() => page.getByText("Entregue", { exact: true }).count()).toBe(GROUPS);
  expect(await barriers(page)).toEqual([]);
  for (const group of groups) {
    expect(group.messages).toHaveLength(1);
    expect(group.messages[0]!.image).not.toBeNull();
    expect(group.messages[0]!.text).toContain(`*${title}*`);
  }

  // Removed on the phone: told, with the way back.
  await page.goto("/app/settings/whatsapp");
  await page.getByText(/^Conectado · último sinal/).waitFor();
  expect(await barriers(page)).toEqual([]);

  // Its warm-up is ended by one press and brought back by another; the pace's risk follows.
  await keys.push(page.getByRole("button", { name: "Meu número já é usado há meses" }));
  await page.getByText(/^Aquecimento: dia/).waitFor({ state: "detached" });
  await keys.push(page.getByRole("button", { name: "Desfazer" }));
  await page.getByText(/^Aquecimento: dia 1 de/).waitFor();
  await page.getByText(/A proteção está desligada/).waitFor();
  await ask("mutation { updateBotSettings(input: { isNumberProtected: true }) { __typename } }");
  await page.getByText(/A proteção está desligada/).waitFor({ state: "detached" });
  const [device] = whatsApp.accounts.of(ANAS);
  whatsApp.accounts.unlink(device!);
  await page.getByText(/^Removido no celular/).waitFor();
  await keys.push(page.getByRole("link", { name: "Conectar de novo" }));
  await number.waitFor(); // not the end of the pairing before
  expect(complaints).toEqual([]);
});

test("a number is connected by a QR code, and by nobody else then", async () => {
  const bia = await person("bia@example.com");
  await bia.page.goto(CONNECT);
  await bia.page.getByLabel(/Lendo um QR code/).check();
  await bia.page.getByRole("button", { name: "Mostrar o QR code" }).click();
  await bia.page.getByRole("img", { name: /QR code/ }).waitFor();
  expect(await barriers(bia.page)).toEqual([]);
  await expect.poll(() => shown(bia.ask, "qr")).not.toBeNull();
  whatsApp.phone.scan((await shown(bia.ask, "qr"))!, BIAS);
  await bia.page.getByRole("heading", { name: "WhatsApp conectado" }).waitFor();
  await bia.context.close();

  const caio = await person("caio@example.com");
  await caio.page.goto(CONNECT);
  await caio.page.getByLabel("Número do WhatsApp, com país e DDD").fill(`+${BIAS}`);
  await caio.page.getByRole("button", { name: "Gerar o código" }).click();
  await expect.poll(async () => {
    const code = await shown(caio.ask, "pairingCode");
    return code !== null && await whatsApp.phone.type(code, BIAS).then(() => true, () => false);
  }).toBe(true);
  await caio.page.getByText(/já está conectado em outra conta/).waitFor();
  // The device that he linked is gone again; hers stays.
  await expect.poll(() => whatsApp.accounts.of(BIAS).length).toBe(1);
  await caio.page.getByRole("button", { name: "Gerar outro" }).click();
  await caio.page.getByLabel("Número do WhatsApp, com país e DDD").waitFor();
  await caio.context.close();
});
