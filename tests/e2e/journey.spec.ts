import { readFile } from "node:fs/promises";
import { pageBytes, storedPages } from "../support/sites/stored_pages.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK, PHONE } from "./support/device.ts";
import { newEmail, PASSWORD } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** The product of the first shop: the notebook of the stored page, or that of our own page if there is none. */
const SOLD = storedPages().length > 0
  ? {
    link: "https://www.mercadolivre.com.br/notebook/p/MLB43417665",
    title: "Notebook Asus Vivobook Go 15",
    price: "3.185",
    oldPrice: "R$ 3.899,00",
  }
  : {
    link: "https://www.mercadolivre.com.br/cafeteira/p/MLB90001111",
    title: "Cafeteira Aurora 12 Xícaras",
    price: "189",
    oldPrice: "R$ 249,00",
  };
const KINDLE = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const rita = { name: "Rita Souza", email: newEmail("Rita"), password: "uma senha boa" };

test.beforeAll(async ({ shops }) => {
  shops.serve(
    "www.mercadolivre.com.br",
    new URL(SOLD.link).pathname,
    await shopPage("mercadolivre/notebook-asus", "mercado_livre_pix"),
  );
  shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    await shopPage("amazon/robot-check", "amazon_robot"),
  );
});

/** Returns the stored page of that name, or our own if there is none. */
async function shopPage(stored: string, ours: string): Promise<string> {
  const visit = storedPages().find(({ file }) => file.includes(stored));
  if (visit) return new TextDecoder().decode(pageBytes(visit));
  return await readFile(`tests/support/pages/${ours}.html`, "utf8");
}

test("from a pasted link to a shared offer, by keyboard, on two phones", async ({ newDevice }) => {
  const { page: one, keys, complaints } = await newDevice({
    fetchesAhead: true, // as most browsers do
  });

  await one.addInitScript(() => { // a headless browser has no share sheet
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
  });

  await test.step("Somebody new comes by the generator, registers, and is back where they wanted to be", async () => {
    await one.goto("/app/gerador");
    await keys.push(one.getByRole("link", { name: "Criar conta" }));
    await keys.type(one.getByLabel("Nome"), rita.name);
    await keys.type(one.getByLabel("E-mail"), rita.email);
    await keys.type(one.getByLabel("Senha", { exact: true }), rita.password);
    await keys.press("Enter");
    await expect(one.getByText("Registo efetuado com sucesso!")).toBeVisible();
    await expect(one.getByRole("heading", { name: "Cole um link, confira, envie" })).toBeVisible();
    await expect.poll(() => new URL(one.url()).pathname).toBe("/app/gerador");
    await expectAccessible(one);
  });

  await test.step("Their tag, so that the link pays them", async () => {
    await one.goto("/app/settings/mercadolivre");
    await keys.type(one.getByLabel(/palavra/i), "ritaofertas");
    await keys.press("Enter");
    await expect(one.getByText("Salvo. Vale para as próximas mensagens.")).toBeVisible();
    await expectAccessible(one);
  });

  // The second phone watches the list.
  const { page: two, keys: keys2 } = await newDevice();
  await two.goto("/app/offer");
  await keys2.type(two.getByLabel("E-mail"), rita.email);
  await keys2.type(two.getByLabel("Senha", { exact: true }), rita.password);
  await keys2.press("Enter");
  await expect(two.getByRole("heading", { name: "Suas ofertas" })).toBeVisible();
  await expect(two.getByText("Nenhuma oferta ainda")).toBeVisible();
  await expectAccessible(two); // the empty list

  await test.step("Paste, and the page is read", async () => {
    await one.goto("/app/gerador");
    await keys.type(one.getByLabel("Link do produto"), `${SOLD.link}?matt_word=outra&matt_tool=1`);
    await keys.press("Enter");
    const title = new RegExp(SOLD.title, "i");
    await expect(one.getByText(title).first()).toBeVisible();
    await expect(one.getByText("Link experimental").first()).toBeVisible();
    const seen = async () => (await one.locator("main").innerText()).replace(/\s+/g, " ");
    for (const words of [`R$ ${SOLD.price}`, SOLD.oldPrice, "#publi", "matt_word=ritaofertas"]) {
      await expect.poll(seen).toContain(words);
    }
    expect(await seen()).not.toContain("matt_word=outra");
    await expectAccessible(one);
    await expect(two.getByRole("link", { name: title })).toBeVisible(); // without a reload
  });

  await test.step("Copy, and share to WhatsApp", async () => {
    await keys.push(one.getByRole("button", { name: "Copiar" }).first());
    await expect(one.getByText("Mensagem copiada.")).toBeVisible();
    const copied = await one.evaluate(() => navigator.clipboard.readText());
    expect(copied.toLowerCase()).toContain(`#publi\n\n*${SOLD.title.toLowerCase()}`);
    expect(copied).toContain(`~${SOLD.oldPrice}~`);
    const whatsApp = await one.getByRole("link", { name: /WhatsApp/ }).first().getAttribute("href");
    expect(decodeURIComponent(whatsApp!)).toBe(`https://wa.me/?text=${copied}`);

    await keys.push(one.getByRole("button", { name: "Compartilhar" }).first());
    const shared = () =>
      one.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    await expect.poll(shared).toEqual([{ text: copied }]);
  });

  await test.step("Edit: the second phone follows", async () => {
    await keys.push(one.getByRole("button", { name: "Editar" }));
    await keys.type(one.getByLabel("Título"), "Boa oferta");
    await keys.push(one.getByRole("button", { name: /^Salvar/ }));
    await expect(two.getByRole("link", { name: "Boa oferta" })).toBeVisible();
    await expect(one.getByText("você escreveu").first()).toBeVisible();
  });

  await test.step("On the second phone: search, duplicate, delete and undo", async () => {
    await keys2.type(two.getByRole("searchbox"), "nada disso");
    await expect(two.getByText(/Nenhuma oferta/)).toBeVisible();
    await keys2.type(two.getByRole("searchbox"), "OFERTA");
    await expect(two.getByRole("link", { name: "Boa oferta" })).toBeVisible();
    await expectAccessible(two);
    const menus = two.getByRole("button", { name: "Ações: Boa oferta" });
    await keys2.push(menus.first());
    await keys2.choose(two.getByRole("menuitem", { name: "Duplicar" }));
    await expect(menus).toHaveCount(2);
    await keys2.push(menus.first());
    await keys2.choose(two.getByRole("menuitem", { name: "Excluir" }));
    await expect(menus).toHaveCount(1);
    await keys2.push(two.getByRole("button", { name: "Desfazer" }));
    await expect(menus).toHaveCount(2);

    expect(complaints).toEqual([]);
  });
});

test("from the landing to the first copied message in six presses and fields", async ({ newDevice }) => {
  const ways = [
    { isRead: false, viewport: PHONE },
    { isRead: false, viewport: DESK },
    { isRead: true, viewport: PHONE }, // the visitor has read a link on the landing, which goes with them
  ];
  for (const { isRead, viewport } of ways) {
    const { page, complaints, context } = await newDevice({ viewport });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const actions: string[] = [];
    const press = async (name: string, role: "button" | "link" = "button") => {
      await page.getByRole(role, { name, exact: true }).first().click();
      actions.push(name);
    };
    const type = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      actions.push(label);
    };
    await page.goto("/");
    await page.evaluate((link) => navigator.clipboard.writeText(link), SOLD.link); // copied in the shop's app
    if (isRead) {
      await page.getByLabel("Link do produto").focus();
      await page.keyboard.press("Control+V"); // reads it
      actions.push("Link do produto");
      await press("Criar conta e pôr a minha etiqueta", "link");
    } else await press("Criar conta grátis", "link");
    await type("E-mail", newEmail("Bia"));
    await type("Senha", PASSWORD);
    await press("Criar conta");
    if (!isRead) {
      await expect(page.getByText("Passo 1 de 3")).toBeVisible();
      await press("Colar");
    }
    await press("Copiar assim mesmo");
    await expect(page.getByText("Mensagem copiada. Esta oferta não paga você.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.toLowerCase()).toContain(`*${SOLD.title.toLowerCase()}`);
    expect(actions.length).toBeLessThanOrEqual(6);
    await page.getByRole("link", { name: "Gerador" }).first().click();
    await expect(page.getByText("Passo 2 de 3")).toBeVisible(); // read, without a tag yet
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("a shop that refuses is reported, and the person fills in the rest", async ({ newPerson }) => {
  const { page: one, keys } = await newPerson("Rita");
  await one.goto("/app/gerador");
  await keys.type(one.getByLabel("Link do produto"), KINDLE);
  await keys.press("Enter");
  await expect(one.getByText(/A loja pediu uma verificação/)).toBeVisible(); // said once
  await expect(one.getByText("A ajuda explica este erro.")).toBeVisible();
  await expectAccessible(one);
  await keys.type(one.getByLabel("Título"), "Kindle 16 GB");
  await keys.type(one.getByLabel("Preço", { exact: true }), "879,00");
  await keys.push(one.getByRole("button", { name: "Criar oferta" }));
  await expect(one.getByText("você escreveu").first()).toBeVisible();
  const seen = async () => (await one.locator("main").innerText()).replaceAll("\n", ""); // a link may wrap
  await expect.poll(seen).toContain("Kindle 16 GB");
  await expect.poll(seen).toContain(KINDLE);
});

test("two tabs edit one offer: the second has to choose, and nothing is lost", async ({ newPerson }) => {
  const { page: one, keys, context } = await newPerson("Rita");
  await one.goto("/app/gerador");
  await keys.type(
    one.getByLabel("Link do produto"),
    `Olha que achado! Fone sem fio por R$ 99,90 ${SOLD.link}`,
  );
  await keys.press("Enter");
  await expect(one.getByText(new RegExp(SOLD.title, "i")).first()).toBeVisible();
  await one.waitForURL("**/app/gerador?oferta=*");
  const address = one.url();
  const two = await context.newPage();
  await two.goto(address);
  for (const tab of [one, two]) {
    await tab.getByRole("button", { name: "Editar" }).click();
    await tab.getByLabel("Título").fill(tab === one ? "Da primeira aba" : "Da segunda aba");
  }
  await one.getByRole("button", { name: /^Salvar/ }).click();
  await expect(one.getByText("Oferta salva.")).toBeVisible();
  await two.getByRole("button", { name: /^Salvar/ }).click();
  const dialog = two.getByRole("dialog", { name: "Esta oferta mudou em outra aba" });
  await expect(dialog).toHaveText(/Da segunda aba[\s\S]*Da primeira aba/);
  await expectAccessible(two);
  await dialog.getByRole("button", { name: "Ficar com o meu" }).click();
  await expect(one.getByText("Da segunda aba").first()).toBeVisible();
});
