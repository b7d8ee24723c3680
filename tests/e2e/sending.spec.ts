import type { Page } from "@playwright/test";
import sharp from "sharp";
import { confirmUnpaid } from "./support/people.ts";
import { DESK } from "./support/device.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const GROUPS = ["Achados da Rafa", "Mães que economizam", "Ofertas Tech BR"];
const PICTURE = "https://loja.example/notebook.png";

test.beforeAll(async ({ shops }) => {
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "navy" } })
    .png().toBuffer();
  const picture = { headers: { "content-type": "image/png" } };
  shops.serve("loja.example", "/notebook.png", () => new Response(new Uint8Array(png), picture));
});

const makeOffer = `mutation ($title: String!, $imageUrl: String) {
  createOffer(input: { fields: { title: $title, price: { cents: 318500 }, imageUrl: $imageUrl } }) {
    ... on Offer { id }
  }
}`;

/** Records every state of each group's row from now on. */
async function watchRows(page: Page) {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    const observe = () => {
      for (const row of document.querySelectorAll("main li")) {
        const [title = "", ...rest] = (row as HTMLElement).innerText.split("\n").slice(1);
        const state = rest.at(-1)!;
        const states = seen[title] ??= [];
        if (states.at(-1) !== state) states.push(state);
      }
    };
    new MutationObserver(observe).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
}

test("one phone connects a bot and sends to three groups, the other shows each step", async ({ newPerson, telegram }) => {
  const rafa = await newPerson("Rafa", { isConfirmed: true });
  const { ask, page: one, keys, complaints } = rafa;
  const { page: two } = await rafa.newDevice();
  const title = "Notebook Asus Vivobook Go 15";
  const made = await ask(makeOffer, { title, imageUrl: PICTURE });
  const offerId: string = made.data.createOffer.id;
  await confirmUnpaid(ask, offerId);

  // Connects the bot by its token; a wrong one is refused at the field.
  const bot = telegram.bot("Ofertas");
  await one.goto("/app/automation/groups");
  await expect(one.getByRole("button", { name: "WhatsApp", exact: true })).toBeVisible();
  await one.getByRole("button", { name: "Telegram", exact: true }).click();
  await expect(one.getByLabel("Token do bot")).toBeVisible();
  await expectAccessible(one);
  await keys.type(one.getByLabel("Token do bot"), "123456789:AAnada-que-o-telegram-conheca-000000");
  await keys.press("Enter");
  await expect(one.getByText(/O Telegram não reconhece este token/)).toBeVisible();
  await keys.type(one.getByLabel("Token do bot"), bot.token);
  await keys.press("Enter");
  await expect(one.getByText("Esperando o primeiro grupo…")).toBeVisible();
  expect(await one.content()).not.toContain(bot.token);

  // The groups appear as the bot is added to them.
  const chats = GROUPS.map((name, n) => {
    const chat = telegram.chat("supergroup", name, 100 * (n + 1));
    telegram.make(bot, chat, "administrator");
    return chat;
  });
  for (const name of GROUPS) await expect(one.getByRole("button", { name })).toBeVisible();
  await expect(one.getByText(/^Conectado · último sinal/).first()).toBeVisible();
  await expectAccessible(one);

  // The second phone shows the offer's results.
  await two.goto(`/app/offer/envio?oferta=${offerId}`);
  await expect(two.getByText("Esta oferta ainda não foi enviada a nenhum grupo.")).toBeVisible();
  const seen = await watchRows(two);

  await test.step("The first one sends, by keyboard; held back at first, so that nobody misses a turn", async () => {
    await ask("mutation { pauseSending(input: {}) { __typename } }");
    telegram.faults.next("SLOW", GROUPS.length); // each state is visible for a while
    await one.goto("/app/offer");
    await keys.push(one.getByRole("button", { name: `Ações: ${title}` }));
    await keys.choose(one.getByRole("menuitem", { name: "Enviar para os grupos" }));
    await keys.push(one.getByRole("button", { name: "Todos" }));
    const send = one.getByRole("button", { name: "Enviar para 3 grupos" });
    await expect(send).toBeVisible();
    await expect(one.getByText(/restam 200 neste mês/)).toBeVisible();
    await expectAccessible(one);
    await keys.push(send);
    await expect(one.getByRole("heading", { name: "Envio em pausa" })).toBeVisible();
    await expect(two.getByText("Na fila")).toHaveCount(3);
    await keys.push(one.getByRole("button", { name: /^Continuar/ }));

    for (const page of [one, two]) {
      await expect(page.getByRole("heading", { name: "Enviado para 3 grupos" })).toBeVisible();
      await expect(page.getByText("3 de 3 enviadas")).toBeVisible();
    }
    const turns = ["Na fila", "Enviando", "Enviado"];
    await expect.poll(seen).toEqual(Object.fromEntries(GROUPS.map((name) => [name, turns])));
    await expectAccessible(one);
  });

  await test.step("What the groups' members got", async () => {
    for (const chat of chats) {
      expect(chat.messages).toHaveLength(1);
      expect(chat.messages[0]!.image).not.toBeNull();
      expect(chat.messages[0]!.text).toContainEqual({ text: title, bold: true });
    }
    expect(telegram.taken.filter((one) => one.bot === bot.id)).toHaveLength(GROUPS.length);
    const counted = await ask("{ viewer { subscription { messageCount } } }");
    expect(counted.data.viewer.subscription.messageCount).toBe(3);
    expect(complaints).toEqual([]);
  });
});

test("an uncertain message is shown with what to do, and only the person sends it again", async ({ newPerson, connectTelegram, telegram }) => {
  const duda = await newPerson("Duda", { isConfirmed: true });
  const { ask, page, keys } = duda;
  const { chats: [chat], groupIds } = await connectTelegram(duda, "Promos do dia");
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;

  telegram.faults.next("DROP_AFTER");
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) { __typename }
    }`,
    { offerId, groupIds },
  );
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  await expect(page.getByRole("heading", { name: "O que pede a sua decisão" })).toBeVisible();
  await expect(page.getByText("Incerto").first()).toBeVisible();
  expect(chat!.messages).toHaveLength(1);
  await expectAccessible(page);

  // Its new link does not pay either.
  const link = await ask(
    `mutation ($id: ID!) {
      updateOffer(input: {
        id: $id, version: 1, fields: { affiliateUrl: "https://www.amazon.com.br/dp/B0CFPL6CFY" }
      }) { ... on Offer { isUnpaidConfirmed } ... on UserError { code } }
    }`,
    { id: offerId },
  );
  expect(link.data.updateOffer).toEqual({ isUnpaidConfirmed: false });

  // The queue shows it too, and asks before it goes out again.
  await page.goto("/app/automation/queue");
  await keys.push(page.getByRole("link", { name: /^Em dúvida/ }));
  await expect(page.getByRole("group", { name: "Promos do dia" })).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Enviar de novo" }));
  const question = page.getByRole("dialog", { name: "Esta oferta não paga você" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await keys.push(question.getByRole("button", { name: "Voltar" }));
  await expect(question).toBeHidden();
  expect(chat!.messages).toHaveLength(1);

  // Only the person repeats it.
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  await keys.push(page.getByRole("button", { name: "Enviar de novo" }));
  await keys.push(question.getByRole("button", { name: "Enviar assim mesmo" }));
  await expect(page.getByText("1 de 1 enviada")).toBeVisible();
  expect(chat!.messages).toHaveLength(2);
});

test("a wrong price is corrected in the group, live, and so is a text", async ({ newPerson, connectTelegram, product }) => {
  const eva = await newPerson("Eva", { isConfirmed: true });
  const { ask, page, keys } = eva;
  const { chats: [chat], groupIds } = await connectTelegram(eva, "Promos do dia");
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) { __typename }
    }`,
    { offerId, groupIds },
  );
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  await expect(page.getByText("1 de 1 enviada")).toBeVisible();
  await ask(
    `mutation ($id: ID!) {
      updateOffer(input: { id: $id, version: 1, fields: { title: "Cafeteira nova" } }) { __typename }
    }`,
    { id: offerId },
  );
  await keys.push(page.getByRole("button", { name: "Corrigir nos grupos" }));
  const sheet = page.getByRole("dialog", { name: "Corrigir nos grupos" });
  await expect(sheet.getByText("o texto é trocado")).toBeVisible();
  await expectAccessible(page);
  await keys.push(sheet.getByRole("button", { name: "Corrigir 1 mensagem" }));
  await expect(page.getByText(/texto trocado/)).toBeVisible();
  expect(chat!.messages).toHaveLength(1);
  expect(JSON.stringify(chat!.messages[0]!.text)).toContain("Cafeteira nova");

  // A text that the calendar sent to the group is corrected from the library.
  const made = await ask(`mutation { createCampaignText(input: {
    name: "Aviso", variants: [{ body: "Amanhã, {grupo}, tem sorteio.", weight: 1 }]
  }) { ... on CampaignText { id } } }`);
  const textId: string = made.data.createCampaignText.id;
  await product.rows(
    `update dispatches set campaign_text_id = $1, offer_id = null, text = 'Hoje tem sorteio.',
       origin = 'CALENDAR' where user_id = $2`,
    [textId, eva.id],
  );
  await product.rows("update campaign_texts set used_at = now() where id = $1", [textId]);
  await page.goto("/app/campaign-texts");
  await keys.push(page.getByRole("button", { name: "Aviso", exact: true }));
  await keys.push(page.getByRole("button", { name: "Corrigir nos grupos" }));
  await expect(sheet.getByText("o texto é trocado")).toBeVisible();
  await keys.push(sheet.getByRole("button", { name: "Corrigir 1 mensagem" }));
  await expect.poll(() => JSON.stringify(chat!.messages[0]!.text))
    .toContain("Amanhã, Promos do dia, tem sorteio.");
});

test("what waits is hurried, postponed and reordered, by keyboard, menu, drag and in bulk; a second tab follows", async ({ newPerson, connectTelegram }) => {
  const gil = await newPerson("Gil", { isConfirmed: true });
  const { ask, page, keys, complaints } = gil;
  const { groupIds } = await connectTelegram(gil, ...GROUPS);
  await ask("mutation { pauseSending(input: {}) { __typename } }");
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) { __typename }
    }`,
    { offerId, groupIds },
  );
  const titles = await Promise.all(
    groupIds.map(async (id) =>
      (await ask("query ($id: ID!) { node(id: $id) { ... on Group { title } } }", { id })).data.node
        .title
    ),
  );
  const [rafa, maes, tech] = titles as [string, string, string]; // in the order of the sending
  const { page: two } = await gil.newDevice();
  const shows = async (titles: readonly string[], on = page) => {
    for (const [at, title] of titles.entries()) {
      await expect(
        on.getByRole("button", { name: new RegExp(`^Mover .*, ${title}: posição ${at + 1} de`) }),
      )
        .toBeVisible();
    }
  };
  await two.goto("/app/automation/queue");
  await page.goto("/app/automation/queue");
  await shows([rafa, maes, tech]);
  await expectAccessible(page);

  const handle = (title: string) => page.getByRole("button", { name: `Mover Cafeteira, ${title}` });
  await handle(tech).focus(); // by keyboard
  await keys.press("m");
  await keys.press("ArrowUp");
  await keys.press("Enter");
  await shows([rafa, tech, maes]);
  await expect(handle(tech)).toBeFocused();
  await keys.push(page.getByRole("button", { name: "Desfazer" })); // while it is shown
  await shows([rafa, maes, tech]);

  await keys.push(page.getByRole("button", { name: `Ações: Cafeteira, ${tech}` })); // by menu
  await keys.push(page.getByRole("menuitem", { name: "Enviar antes" }));
  await expect(page.getByText("Vai antes: sai assim que a fila andar.")).toBeVisible();
  await shows([tech, rafa, maes]);
  await shows([tech, rafa, maes], two);

  await page.setViewportSize(DESK);
  const target = (await handle(tech).boundingBox())!;
  await handle(maes).hover(); // by drag
  await page.mouse.down();
  await page.mouse.move(target.x + 10, target.y + 10, { steps: 4 });
  await page.mouse.up();
  await shows([maes, tech, rafa]);

  await page.getByRole("button", { name: "Selecionar" }).click(); // in bulk
  await page.getByRole("checkbox", { name: maes }).check();
  await page.getByRole("checkbox", { name: tech }).check();
  await page.getByRole("button", { name: "Mover…" }).click();
  await page.getByRole("menuitem", { name: "Mover para o fim" }).click();
  await expect(page.getByText(/2 envios mudaram de lugar/)).toBeVisible();
  await shows([rafa, maes, tech]);
  await page.getByRole("button", { name: "Selecionar" }).click();
  await page.getByRole("checkbox", { name: maes }).check();
  await page.getByRole("checkbox", { name: tech }).check();
  await page.getByRole("button", { name: "Mover 2 escolhidos: posição 3 de 3" }).focus();
  await keys.press("ArrowUp"); // past the other selected one, before the first
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Mover 2 escolhidos: posição 1 de 3" }))
    .toBeVisible();
  await shows([maes, tech, rafa], two);
  await page.getByRole("button", { name: "Adiar…" }).click();
  const question = page.getByRole("dialog", { name: "Adiar 2 envios" });
  await question.getByRole("radio", { name: "Amanhã às 09:00" }).check();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Adiar" }).click();
  await expect(page.getByText(/2 envios adiados/)).toBeVisible();
  await shows([rafa, maes, tech]);
  await shows([rafa, maes, tech], two);

  // What waits once can be planned again and again.
  await page.getByRole("button", { name: `Ações: Cafeteira, ${rafa}` }).click();
  await page.getByRole("menuitem", { name: "Repetir…" }).click();
  const sheet = page.getByRole("dialog", { name: "Programar envio" });
  await expect(sheet.getByLabel("Oferta", { exact: true })).toHaveValue(offerId);
  await expect(sheet.getByRole("button", { name: rafa, pressed: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Programar" }).click();
  await expect(sheet.getByText("Um destes grupos recebe o mesmo em menos de um dia."))
    .toBeVisible();
  await sheet.getByRole("button", { name: "Programar assim mesmo" }).click();
  await expect(page.getByText("Envio programado.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("sending is set up on one screen, and a test message arrives", async ({ newPerson, connectTelegram, telegram }) => {
  const bia = await newPerson("Bia");
  const { ask, page, keys } = bia;
  const { bot, ownerUrl } = await connectTelegram(bia);
  const code = new URL(ownerUrl).searchParams.get("start")!;

  await page.goto("/app/settings/bot-settings");
  await expect(page.getByLabel("No fim de toda mensagem")).toBeVisible();
  await expectAccessible(page);
  await keys.type(page.getByLabel("No fim de toda mensagem"), "Achados da Bia");
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  const signature = "{ viewer { messageSettings { signature } } }";
  const saved = async () => (await ask(signature)).data.viewer.messageSettings.signature;
  await expect.poll(saved).toBe("Achados da Bia");

  // A number is protected; turning that off shows a warning.
  await expect(page.getByText(/O ritmo nunca passa do que se recomenda/)).toBeVisible();
  await page.getByRole("switch", { name: "Proteger meu número" }).click();
  await expect(page.getByText(/O WhatsApp restringe e bane números/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Salvar" }).click();
  const settings = "{ viewer { botSettings { isNumberProtected } } }";
  const isProtected = async () => (await ask(settings)).data.viewer.botSettings.isNumberProtected;
  await expect.poll(isProtected).toBe(false);

  const own = telegram.chat("private", "Bia");
  telegram.start(bot, own, code);
  await keys.push(page.getByRole("button", { name: "Enviar teste para mim" }));
  await expect.poll(() => own.messages.length).toBe(1);
  await expect(
    page.getByRole("group", { name: "Resultado do teste" })
      .getByText("Enviado", { exact: true }).first(),
  ).toBeVisible();
});
