import sharp from "sharp";
import { productPage } from "../support/sites/product_page.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { confirmUnpaid } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const makeOffer = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, price: { cents: 4500 }, shop: "Amazon" } }) {
    ... on Offer { id }
  }
}`;

test("drafts are approved, sent together, and sent again only after a confirmation", async ({ newPerson, connectTelegram }) => {
  const gil = await newPerson("Gil", { isConfirmed: true });
  const { ask, page, keys, complaints } = gil;
  const { chats: [chat] } = await connectTelegram(gil, "Achados do Gil");
  for (const title of ["Caneca", "Garrafa", "Lancheira"]) {
    await confirmUnpaid(ask, (await ask(makeOffer, { title })).data.createOffer.id);
  }

  const offer = (title: string) => page.getByRole("link", { name: title, exact: true });
  const filter = (name: string) =>
    keys.push(page.getByRole("group", { name: "Mostrar só" }).getByRole("button", { name }));
  await page.goto("/app/offer");
  await expect(offer("Lancheira")).toBeVisible();

  // One by its menu, the others together; each leaves the view of its old status.
  await filter("Rascunhos");
  await keys.push(page.getByRole("button", { name: "Ações: Lancheira" }));
  await keys.choose(page.getByRole("menuitem", { name: "Aprovar" }));
  await expect(offer("Lancheira")).toHaveCount(0);
  await keys.push(page.getByRole("button", { name: "Selecionar" }));
  await page.getByRole("checkbox", { name: "Caneca" }).check();
  await page.getByRole("checkbox", { name: "Garrafa" }).check();
  const bar = page.getByRole("region", { name: "Ofertas escolhidas" });
  await expect(bar.getByText("2 escolhidas")).toBeVisible();
  await expectAccessible(page);
  await keys.push(bar.getByRole("button", { name: "Aprovar" }));
  await expect(page.getByText("Nenhum rascunho: tudo foi aprovado ou já saiu.")).toBeVisible();

  await filter("Aprovadas");
  await expect(offer("Garrafa")).toBeVisible();
  await page.getByLabel("Loja", { exact: true }).selectOption("Shopee");
  await expect(page.getByText("Nenhuma oferta aprovada esperando envio.")).toBeVisible();
  await page.goto("/app/offer?ver=aprovadas");
  await keys.push(page.getByRole("button", { name: "Selecionar" }));
  await page.getByRole("checkbox", { name: "Caneca" }).check();
  await page.getByRole("checkbox", { name: "Garrafa" }).check();
  await keys.push(bar.getByRole("button", { name: "Enviar" }));
  const sheet = page.getByRole("dialog", { name: "Enviar para os grupos" });
  await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
  await expect(sheet.getByText("2 mensagens, no ritmo de cada conta")).toBeVisible();
  await sheet.getByRole("button", { name: "Enviar 2 ofertas" }).click();
  await expect(page.getByText("2 ofertas na fila.")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => chat!.messages.length).toBe(2);

  // Sending again asks first, and names the group.
  await filter("Enviadas");
  await expect(offer("Caneca")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Ações: Caneca" }));
  await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
  await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
  await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
  const question = page.getByRole("dialog", { name: "Enviar outra vez?" });
  await expect(question.getByText(/Achados do Gil já recebeu esta oferta, a última vez há /))
    .toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Voltar" }).click();
  await expect(question).toHaveCount(0);
  await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
  await question.getByRole("button", { name: "Enviar mesmo assim" }).click();
  await expect.poll(() => chat!.messages.length).toBe(3);

  await test.step("Of several, those that the group has are confirmed together, and may be left out", async () => {
    await expect(sheet).toHaveCount(0);
    await page.goto("/app/offer?ver=enviadas");
    await keys.push(page.getByRole("button", { name: "Selecionar" }));
    await page.getByRole("checkbox", { name: "Caneca" }).check();
    await page.getByRole("checkbox", { name: "Garrafa" }).check();
    await keys.push(bar.getByRole("button", { name: "Enviar" }));
    await sheet.getByRole("checkbox", { name: "Achados do Gil" }).check();
    await sheet.getByRole("button", { name: "Enviar 2 ofertas" }).click();
    await expect(question.getByText(/já recebeu/)).toBeVisible();
    await question.getByRole("button", { name: "Deixar de fora" }).click();
    await expect(sheet).toHaveCount(0);
    expect(chat!.messages).toHaveLength(3);
    expect(complaints).toEqual([]);
  });
});

test("an offer that pays nobody has to be confirmed once, before it is copied or sent", async ({ newPerson, connectTelegram }) => {
  const eva = await newPerson("Eva", { isConfirmed: true });
  const { ask, page, keys, complaints } = eva;
  const { chats: [chat] } = await connectTelegram(eva, "Achados da Eva");
  await ask(makeOffer, { title: "Panela" });
  const made = await ask(makeOffer, { title: "Caneca" });
  const question = page.getByRole("dialog", { name: "Esta oferta não paga você" });
  const bar = page.getByRole("region", { name: "Ofertas escolhidas" });
  const sheet = page.getByRole("dialog", { name: "Enviar para os grupos" });

  await test.step("Several together: they stay out", async () => {
    await page.goto("/app/offer");
    await keys.push(page.getByRole("button", { name: "Selecionar" }));
    await page.getByRole("checkbox", { name: "Caneca" }).check();
    await page.getByRole("checkbox", { name: "Panela" }).check();
    await keys.push(bar.getByRole("button", { name: "Enviar" }));
    await sheet.getByRole("checkbox", { name: "Achados da Eva" }).check();
    await sheet.getByRole("button", { name: "Enviar 2 ofertas" }).click();
    await expect(page.getByText("2 ofertas não pagam você e ficaram de fora.")).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step("Copied: only after a yes", async () => {
    await page.goto(`/app/gerador?oferta=${made.data.createOffer.id}`);
    await keys.push(page.getByRole("button", { name: "WhatsApp" }).first());
    await expect(question.getByText("Ela não tem link nenhum.")).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Voltar" }).click();
    await expect(question).toHaveCount(0);
    // Below the reason, the button's own words are the question.
    const copy = page.getByRole("button", { name: "Copiar", exact: true });
    await expect(copy).toHaveCount(0);
    await keys.push(page.getByRole("button", { name: "Copiar assim mesmo" }));
    await expect(copy).toBeVisible();
    const notice = "Mensagem copiada. Esta oferta não paga você.";
    await expect(page.getByText(notice)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("*Caneca*");
  });

  await test.step("Sent: the yes holds, and the sheet says it", async () => {
    await keys.push(page.getByRole("button", { name: /^Enviar/ }).first());
    await expect(sheet.getByText("Esta oferta não paga você.")).toBeVisible();
    await expect(sheet.getByText("Escolha ao menos um grupo.")).toBeVisible(); // none by itself
    await sheet.getByRole("checkbox", { name: "Achados da Eva" }).check();
    await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
    await expect.poll(() => chat!.messages.length).toBe(1);
    await expect(question).toHaveCount(0);
  });

  await test.step("The other one asks before it is sent", async () => {
    await page.goto("/app/offer");
    await keys.push(page.getByRole("button", { name: "Ações: Panela" }));
    await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
    await expect(sheet.getByText("Como no último envio")).toBeVisible();
    await expect(sheet.getByRole("checkbox", { name: "Achados da Eva" })).toBeChecked();
    await sheet.getByRole("button", { name: "Enviar para 1 grupo" }).click();
    await question.getByRole("button", { name: "Enviar assim mesmo" }).click();
    await expect.poll(() => chat!.messages.length).toBe(2);
    expect(complaints).toEqual([]);
  });
});

test("an offer is edited beside its message, set back, given a photo, and saved once there is a network", async ({ newPerson, shops }) => {
  const pictures = ["a", "b"].map((name) => `https://fotos.example.com/${name}.jpg`);
  const html = productPage({ name: "Caneca", price: "89.90" })
    .replace('"offers"', `"image":${JSON.stringify(pictures)},"offers"`);
  shops.serve("www.amazon.com.br", "/dp/B0TESTE123", html);
  const { ask, page, keys, context } = await newPerson("Iara", { isConfirmed: true });
  const { data: { createOffer: { id } } } = await ask(
    `mutation {
      createOffer(input: { url: "https://www.amazon.com.br/dp/B0TESTE123" }) {
        ... on Offer { id }
      }
    }`,
    {},
  );
  const price = page.getByLabel("Preço", { exact: true });
  const message = page.getByRole("group", { name: "Mensagem" });
  const save = page.getByRole("button", { name: "Salvar" });
  const readBack = page.getByRole("button", { name: "Voltar ao lido: R$ 89,90" });

  await test.step("The message follows; a wrong value is refused at its field, and set back", async () => {
    await page.goto(`/app/gerador?oferta=${id}`);
    await keys.push(page.getByRole("button", { name: "Editar" }));
    await keys.type(price, "79,90");
    await expect(message).toContainText("79,90");
    await keys.type(price, "0");
    await keys.push(save);
    await expect(page.getByText("Escreva um valor como 1.234,56")).toBeVisible();
    await expectAccessible(page);
    await keys.push(readBack);
    await expect(price).toHaveValue("89,90");
    await expect(readBack).toHaveCount(0);
  });

  await test.step("What was typed survives a reload, and is given up only after a question", async () => {
    await keys.type(price, "69,90");
    await page.reload();
    await expect(page.getByText("Aqui está o que você tinha escrito.")).toBeVisible();
    await expect(price).toHaveValue("69,90");
    await keys.push(page.getByRole("button", { name: "Cancelar" }));
    await keys.push(page.getByRole("button", { name: "Continuar editando" }));
    await expect(price).toHaveValue("69,90");
  });

  await test.step("A picture of the page, and one of the device", async () => {
    await page.getByRole("radio", { name: "Imagem 2 de 2" }).check({ force: true });
    await page.locator("input[type=file]").setInputFiles({
      name: "foto.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 60, height: 60, channels: 3, background: "navy" } })
        .png().toBuffer(),
    });
    await expect(page.getByRole("radio", { name: "Imagem 3 de 3" })).toBeChecked();
  });

  await test.step("Without a network it says so, and saves by itself once there is one", async () => {
    await context.setOffline(true);
    await keys.push(save);
    await expect(page.getByText(/Sem conexão\. O que você escreveu está guardado/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Oferta salva.")).toBeVisible();
    const { data } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Offer { imageUrl price { cents } } } }`,
      { id },
    );
    expect(data.node).toEqual({
      imageUrl: expect.stringMatching(/^\/api\/offers\/pictures\/pho_\w+\.jpg$/),
      price: { cents: 6990 },
    });
  });
});
