import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { shopSite } from "../support/sites/shop_site.ts";
import { confirmedEmails, newcomer, signedIn } from "../support/signed_in.ts";
import { telegramStandin } from "../support/telegram/standin.ts";

const GROUPS = ["Achados da Rafa", "Mães que economizam", "Ofertas Tech BR"];
const PICTURE = "https://loja.example/notebook.png";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let shops: ReturnType<typeof shopSite>;
let telegram: Awaited<ReturnType<typeof telegramStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  shops = shopSite();
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "navy" } })
    .png().toBuffer();
  const picture = { headers: { "content-type": "image/png" } };
  shops.serve("loja.example", "/notebook.png", () => new Response(new Uint8Array(png), picture));
  telegram = await telegramStandin({ slowMs: 3_000 }); // both phones have drawn it by then
  const standins = `${shops.standins("loja.example")},${telegram.standins}`;
  product = await startProduct(folder.path, standins);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await telegram?.close();
  await shops?.close();
  await folder[Symbol.asyncDispose]();
});

const makeOffer = `mutation ($title: String!, $imageUrl: String) {
  createOffer(input: { fields: { title: $title, price: { cents: 318500 }, imageUrl: $imageUrl } }) {
    ... on Offer { id }
  }
}`;

/** Notes, from now on, every state that each group's row comes to. */
async function watchRows(page: Page) {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    const look = () => {
      for (const row of document.querySelectorAll("main li")) {
        const [title = "", ...rest] = (row as HTMLElement).innerText.split("\n").slice(1);
        const state = rest.at(-1)!;
        const states = seen[title] ??= [];
        if (states.at(-1) !== state) states.push(state);
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
}

test("one phone connects a bot and sends to three groups, the other sees each turn", async () => {
  const ask = await newcomer(product.origin, "rafa@example.com");
  await confirmedEmails(folder.path);
  const { page: one, keys, complaints } = await signedIn(
    chrome,
    product.origin,
    "rafa@example.com",
  );
  const { page: two } = await signedIn(chrome, product.origin, "rafa@example.com");
  const title = "Notebook Asus Vivobook Go 15";
  const made = await ask(makeOffer, { title, imageUrl: PICTURE });
  const offerId: string = made.data.createOffer.id;

  // The bot, by its token; a wrong one is refused at the field.
  const bot = telegram.bot("Ofertas");
  await one.goto("/app/automation/groups");
  await one.getByRole("link", { name: "Conectar meu WhatsApp" }).waitFor();
  await one.getByRole("button", { name: "Usar o Telegram" }).click();
  await one.getByLabel("Token do bot").waitFor();
  expect(await barriers(one)).toEqual([]);
  await keys.type(one.getByLabel("Token do bot"), "123456789:AAnada-que-o-telegram-conheca-000000");
  await keys.press("Enter");
  await one.getByText(/O Telegram não reconhece este token/).waitFor();
  await keys.type(one.getByLabel("Token do bot"), bot.token);
  await keys.press("Enter");
  await one.getByText("Esperando o primeiro grupo…").waitFor();
  expect(await one.content()).not.toContain(bot.token);

  // The groups come by themselves, as the bot is added to them.
  const chats = GROUPS.map((name, n) => {
    const chat = telegram.chat("supergroup", name, 100 * (n + 1));
    telegram.make(bot, chat, "administrator");
    return chat;
  });
  for (const name of GROUPS) await one.getByRole("button", { name }).waitFor();
  await one.getByText(/^Conectado · último sinal/).first().waitFor();
  expect(await barriers(one)).toEqual([]);

  // The second phone waits at the offer's results.
  await two.goto(`/app/offer/envio?oferta=${offerId}`);
  await two.getByText("Esta oferta ainda não foi enviada a nenhum grupo.").waitFor();
  const seen = await watchRows(two);

  // The first one sends, by keyboard; held back at first, so that nobody misses a turn.
  await ask("mutation { pauseSending(input: {}) { __typename } }");
  telegram.faults.next("SLOW", GROUPS.length); // each takes long enough to be seen
  await one.goto("/app/offer");
  await keys.push(one.getByRole("button", { name: `Ações: ${title}` }));
  await keys.choose(one.getByRole("menuitem", { name: "Enviar para os grupos" }));
  const send = one.getByRole("button", { name: "Enviar para 3 grupos" });
  await send.waitFor();
  await one.getByText(/restam 200 neste mês/).waitFor();
  expect(await barriers(one)).toEqual([]);
  await keys.push(send);
  await one.getByRole("heading", { name: "Envio em pausa" }).waitFor();
  await expect.poll(() => two.getByText("Na fila").count()).toBe(3);
  await keys.push(one.getByRole("button", { name: /^Continuar/ }));

  for (const page of [one, two]) {
    await page.getByRole("heading", { name: "Enviado para 3 grupos" }).waitFor();
    await page.getByText("3 de 3 enviadas").waitFor();
  }
  const turns = ["Na fila", "Enviando", "Enviado"];
  await expect.poll(seen).toEqual(Object.fromEntries(GROUPS.map((name) => [name, turns])));
  expect(await barriers(one)).toEqual([]);

  // What the groups' members got.
  for (const chat of chats) {
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]!.image).not.toBeNull();
    expect(chat.messages[0]!.text).toContainEqual({ text: title, bold: true });
  }
  expect(telegram.taken).toHaveLength(GROUPS.length);
  const counted = await ask("{ viewer { subscription { messageCount } } }");
  expect(counted.data.viewer.subscription.messageCount).toBe(3);
  expect(complaints).toEqual([]);
});

test("a doubt is shown with what to do, and only the person sends again", async () => {
  const ask = await newcomer(product.origin, "duda@example.com");
  await confirmedEmails(folder.path);
  const { page, keys, context } = await signedIn(chrome, product.origin, "duda@example.com");
  const bot = telegram.bot("Duda");
  const connect = `mutation ($botToken: String!) {
    connectTelegram(input: { botToken: $botToken }) { ... on MessengerSession { id } }
  }`;
  await ask(connect, { botToken: bot.token });
  const chat = telegram.chat("group", "Promos do dia");
  telegram.make(bot, chat, "administrator");
  const groups = async () =>
    (await ask("{ viewer { groups { edges { node { id } } } } }")).data.viewer.groups.edges;
  await expect.poll(async () => (await groups()).length).toBe(1);
  const [{ node: { id: groupId } }] = await groups();
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;

  telegram.faults.next("DROP_AFTER");
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds }) { __typename }
    }`,
    { offerId, groupIds: [groupId] },
  );
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  await page.getByRole("heading", { name: "O que pede a sua decisão" }).waitFor();
  await page.getByText("Incerto").first().waitFor();
  expect(chat.messages).toHaveLength(1);
  expect(await barriers(page)).toEqual([]);

  // The queue shows it, too.
  await page.goto("/app/automation");
  await keys.push(page.getByRole("link", { name: "Em dúvida", exact: true }));
  await page.getByRole("group", { name: "Promos do dia" }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // Nobody but the person repeats it.
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  await keys.push(page.getByRole("button", { name: "Enviar de novo" }));
  await page.getByText("1 de 1 enviada").waitFor();
  expect(chat.messages).toHaveLength(2);
  await context.close();
});

test("how messages go out is set on one screen, and a test message comes to oneself", async () => {
  const ask = await newcomer(product.origin, "bia@example.com");
  const { page, keys, context } = await signedIn(chrome, product.origin, "bia@example.com");
  const bot = telegram.bot("Bia");
  const connect = `mutation ($botToken: String!) {
    connectTelegram(input: { botToken: $botToken }) { ... on MessengerSession { id ownerUrl } }
  }`;
  const connected = await ask(connect, { botToken: bot.token });
  const code = new URL(connected.data.connectTelegram.ownerUrl).searchParams.get("start")!;

  await page.goto("/app/settings/bot-settings");
  await page.getByLabel("No fim de toda mensagem").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.type(page.getByLabel("No fim de toda mensagem"), "Achados da Bia");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  const signature = "{ viewer { messageSettings { signature } } }";
  const saved = async () => (await ask(signature)).data.viewer.messageSettings.signature;
  await expect.poll(saved).toBe("Achados da Bia");

  // A number is protected; whoever turns that off is told what it costs.
  await page.getByText(/O ritmo nunca passa do que se recomenda/).waitFor();
  await page.getByRole("switch", { name: "Proteger meu número" }).click();
  await page.getByText(/O WhatsApp restringe e bane números/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Salvar" }).click();
  const settings = "{ viewer { botSettings { isNumberProtected } } }";
  const isProtected = async () => (await ask(settings)).data.viewer.botSettings.isNumberProtected;
  await expect.poll(isProtected).toBe(false);

  const own = telegram.chat("private", "Bia");
  telegram.start(bot, own, code);
  await keys.push(page.getByRole("button", { name: "Enviar teste para mim" }));
  await expect.poll(() => own.messages.length).toBe(1);
  await page.getByRole("group", { name: "Resultado do teste" })
    .getByText("Enviado", { exact: true }).first().waitFor();
  await context.close();
});
