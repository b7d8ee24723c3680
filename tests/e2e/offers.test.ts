import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { confirmedEmails, newcomer, signedIn } from "../support/signed_in.ts";
import { telegramStandin } from "../support/telegram/standin.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let telegram: Awaited<ReturnType<typeof telegramStandin>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  telegram = await telegramStandin();
  product = await startProduct(folder.path, telegram.standins);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await telegram?.close();
  await folder[Symbol.asyncDispose]();
});

const makeOffer = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, price: { cents: 4500 }, shop: "Amazon" } }) {
    ... on Offer { id }
  }
}`;
const connect = `mutation ($botToken: String!) {
  connectTelegram(input: { botToken: $botToken }) { ... on MessengerSession { id } }
}`;
const howMany = "{ viewer { groups { edges { node { id } } } } }";

test("drafts are approved, sent together, and sent again only to whom one names", async () => {
  const ask = await newcomer(product.origin, "gil@example.com");
  await confirmedEmails(folder.path);
  const { page, keys, context, complaints } = await signedIn(
    chrome,
    product.origin,
    "gil@example.com",
  );
  const bot = telegram.bot("Gil");
  await ask(connect, { botToken: bot.token });
  const chat = telegram.chat("supergroup", "Achados do Gil", 100);
  telegram.make(bot, chat, "administrator");
  const groups = async () => (await ask(howMany)).data.viewer.groups.edges.length;
  await expect.poll(groups).toBe(1);
  for (const title of ["Caneca", "Garrafa", "Lancheira"]) await ask(makeOffer, { title });

  const offer = (title: string) => page.getByRole("link", { name: title, exact: true });
  const filter = (name: string) =>
    keys.push(page.getByRole("group", { name: "Mostrar só" }).getByRole("button", { name }));
  await page.goto("/app/offer");
  await offer("Lancheira").waitFor();

  // One by its menu, the others together; each leaves the part that it is no longer of.
  await filter("Rascunhos");
  await keys.push(page.getByRole("button", { name: "Ações: Lancheira" }));
  await keys.choose(page.getByRole("menuitem", { name: "Aprovar" }));
  await offer("Lancheira").waitFor({ state: "detached" });
  await keys.push(page.getByRole("button", { name: "Selecionar" }));
  await page.getByRole("checkbox", { name: "Caneca" }).check();
  await page.getByRole("checkbox", { name: "Garrafa" }).check();
  const bar = page.getByRole("region", { name: "Ofertas escolhidas" });
  await bar.getByText("2 escolhidas").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.push(bar.getByRole("button", { name: "Aprovar" }));
  await page.getByText("Nenhum rascunho: tudo foi aprovado ou já saiu.").waitFor();

  await filter("Aprovadas");
  await offer("Garrafa").waitFor();
  await page.getByLabel("Loja", { exact: true }).selectOption("Shopee");
  await page.getByText("Nenhuma oferta aprovada esperando envio.").waitFor();
  await page.goto("/app/offer?ver=aprovadas");
  await keys.push(page.getByRole("button", { name: "Selecionar" }));
  await page.getByRole("checkbox", { name: "Caneca" }).check();
  await page.getByRole("checkbox", { name: "Garrafa" }).check();
  await keys.push(bar.getByRole("button", { name: "Enviar" }));
  const sheet = page.getByRole("dialog", { name: "Enviar para os grupos" });
  await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
  await sheet.getByText("2 mensagens, no ritmo de cada conta").waitFor();
  await sheet.getByRole("button", { name: "Enviar 2 ofertas" }).click();
  await page.getByText("2 ofertas na fila.").waitFor();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => chat.messages.length).toBe(2);

  // Again: the group is named, and asked about first.
  await filter("Enviadas");
  await offer("Caneca").waitFor();
  await keys.push(page.getByRole("button", { name: "Ações: Caneca" }));
  await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
  await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
  await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
  const question = page.getByRole("dialog", { name: "Enviar outra vez?" });
  await question.getByText(/Achados do Gil já recebeu esta oferta, a última vez há /).waitFor();
  expect(await barriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Voltar" }).click();
  await question.waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
  await question.getByRole("button", { name: "Enviar mesmo assim" }).click();
  await expect.poll(() => chat.messages.length).toBe(3);

  // Of several, those that the group has are asked about together, and may be left out.
  await sheet.waitFor({ state: "detached" });
  await page.goto("/app/offer?ver=enviadas");
  await keys.push(page.getByRole("button", { name: "Selecionar" }));
  await page.getByRole("checkbox", { name: "Caneca" }).check();
  await page.getByRole("checkbox", { name: "Garrafa" }).check();
  await keys.push(bar.getByRole("button", { name: "Enviar" }));
  await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
  await sheet.getByRole("button", { name: "Enviar 2 ofertas" }).click();
  await question.getByText(/já recebeu/).waitFor();
  await question.getByRole("button", { name: "Deixar de fora" }).click();
  await sheet.waitFor({ state: "detached" });
  expect(chat.messages).toHaveLength(3);
  expect(complaints).toEqual([]);
  await context.close();
});
