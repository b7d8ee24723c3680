// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import { modelServer } from "../support/assistant/model_server.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test as base } from "./support/test.ts";

type Model = Awaited<ReturnType<typeof modelServer>>;

const test = base.extend<object, { model: Model }>({
  model: [async ({}, use) => {
    await using model = await modelServer({ text: "Pronto." }, { everyMs: 60 });
    await use(model);
  }, { scope: "worker" }],
  productEnv: [async ({ model }, use) => {
    await use({
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: `${model.origin}/v1`,
      AI_MODEL: "stand-in",
    });
  }, { scope: "worker" }],
});

const words = Array.from({ length: 60 }, (_, nth) => `palavra${"abcdefghij"[nth % 10]} `);

test("a proposal is done by a press, once, and every tab sees it; a cut answer goes on; versions, search and undo", async ({ newPerson, model, product }) => {
  const { page, complaints } = await newPerson("Íris");
  const sockets: { close: (how: { code: number }) => Promise<void> }[] = [];
  await page.routeWebSocket(/graphql/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const count = async () =>
    (await product.rows<{ n: number }>("select count(*)::int as n from campaign_texts"))[0]!.n;
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  const chat = page.getByRole("list", { name: "Conversa" });
  await page.goto("/app/garimpo-ia");
  await expect(page.getByRole("heading", { level: 1, name: "Pergunte, e decida" })).toBeVisible();
  await expectAccessible(page);
  model.script(
    {
      toolCalls: [{
        name: "propor_texto",
        input: { nome: "Bom dia", texto: "*Bom dia, {grupo}!* Achados fresquinhos por aqui." },
      }],
    },
    { text: "Preparei um bom-dia." },
  );
  await button("Escreva um bom-dia para os grupos").click();
  await expect(chat.getByText("Preparei um bom-dia.")).toBeVisible();
  const proposal = page.getByRole("region", { name: "Proposta: Guardar um texto" });
  await expect(proposal.getByText("Bom dia, {grupo}!")).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.dataset["theme"] = "dark");
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.dataset["theme"] = "light");
  expect(await count()).toBe(0);
  await expect(page.getByText("Restam 9 pedidos hoje.")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = other.getByRole("region", { name: "Proposta: Guardar um texto" });
  await expect(elsewhere.getByRole("button", { name: "Fazer" })).toBeVisible();
  await proposal.getByRole("button", { name: "Fazer" }).dblclick();
  await expect(proposal.getByText("Feito", { exact: true })).toBeVisible();
  expect(await count()).toBe(1);
  await expect(elsewhere.getByText("Feito", { exact: true })).toBeVisible();

  model.script({ text: words });
  await page.getByLabel("Sua pergunta").fill("Conte uma história");
  await button("Enviar").click();
  await expect(chat.getByText("palavraj")).toBeVisible();
  await sockets.at(-1)!.close({ code: 3000 });
  const whole = words.join("").trim();
  await expect(chat.getByText(whole, { exact: true })).toBeVisible();
  await expect(other.getByRole("list", { name: "Conversa" }).getByText(whole, { exact: true }))
    .toBeVisible();
  await expect(other.getByText("Restam 8 pedidos hoje.")).toBeVisible();

  model.script({ text: words }, { text: "Outra versão." });
  await page.getByLabel("Sua pergunta").fill("E outra?");
  await button("Enviar").click();
  await expect(chat.getByText("palavra").nth(1)).toBeVisible();
  await button("Parar").click();
  await expect(chat.getByText("Você parou esta resposta.")).toBeVisible();
  await button("Tentar de novo").click();
  await expect(chat.getByText("Outra versão.")).toBeVisible();
  await button("Versão anterior").click();
  await expect(chat.getByText("Você parou esta resposta.")).toBeVisible();
  await button("Ver o que foi enviado").last().click();
  await expect(page.getByRole("dialog").getByText("Conte uma história")).toBeVisible();
  await expectAccessible(page);
  await button("Fechar").click();

  await button("Conversas").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: /^Apagar:/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Buscar nas conversas").fill("HISTÓRIA bom-dia");
  await sheet.getByRole("button", { name: /^Apagar:/ }).click();
  await expect(other.getByText("Esta conversa não existe mais.")).toBeVisible();
  await button("Desfazer").click();
  await expect(other.getByRole("list", { name: "Conversa" })).toBeVisible();
  await button("Conversas").click();
  await expect(sheet.getByRole("button", { name: /^Apagar:/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a search opens the branch of what it found", async ({ newPerson, model }) => {
  const { page, complaints } = await newPerson("Bel");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const chat = page.getByRole("list", { name: "Conversa" });
  await page.goto("/app/garimpo-ia");
  model.script({ text: "Uma camélia." }, { text: "Uma gérbera." });
  await page.getByLabel("Sua pergunta").fill("Qual flor?");
  await button("Enviar").click();
  await expect(chat.getByText("Uma camélia.")).toBeVisible();
  await button("Tentar de novo").click();
  await expect(chat.getByText("Uma gérbera.")).toBeVisible();
  await button("Conversas").click();
  await page.getByLabel("Buscar nas conversas").fill("CAMELIA");
  await page.getByRole("dialog").getByText("Qual flor?").click();
  await expect(chat.getByText("Uma camélia.")).toBeVisible();
  await expect(chat.getByText("1 de 2")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("off, resting and out of prompts, the screen says so plainly", async ({ newPerson, product }) => {
  const { page, ask, complaints } = await newPerson("Teo");
  const [{ id }] = await product.rows<{ id: string }>(
    "select id from users order by created_at desc limit 1",
  ) as [{ id: string }];
  const day = "(now() at time zone 'America/Sao_Paulo')::date";
  await product.rows(`insert into assistant_usages (user_id, day, prompts)
    values ('${id}', ${day}, 10000) on conflict (user_id, day) do update set prompts = 10000`);
  await page.goto("/app/garimpo-ia");
  await expect(page.getByText("Acabaram os pedidos de hoje. Amanhã tem mais.")).toBeVisible();
  await expectAccessible(page);
  await product.rows(`insert into assistant_days (day, input_tokens)
    values (${day}, 1000000000) on conflict (day) do update set input_tokens = 1000000000`);
  await page.reload();
  await expect(page.getByText(/tudo o que podia hoje e volta à meia-noite de Brasília/).first())
    .toBeVisible();
  await expectAccessible(page);
  await product.rows("delete from assistant_days");
  await ask("mutation { updateAssistantSettings(input: { isEnabled: false }) { __typename } }");
  await page.reload();
  await expect(page.getByText("Você desligou o Garimpo IA")).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("a message that is proposed is drawn with the offer's values, opens in its editor, and is saved there", async ({ newPerson, model, product }) => {
  const { ask, page, complaints } = await newPerson("Noa");
  const fields = { title: "Chaleira elétrica", price: { cents: 9990 }, couponCode: "CHA10" };
  const { data } = await ask(
    `mutation ($fields: OfferFieldsInput!) {
      createOffer(input: { fields: $fields }) { ... on Offer { id } }
    }`,
    { fields },
  );
  const oferta = data.createOffer.id as string;
  const texto = "Gente, olha a chaleira!\n*{titulo}* por *{preco}*\nCupom: {cupom}";
  model.script(
    { toolCalls: [{ name: "buscar_ofertas", input: { busca: "chaleira" } }] },
    { toolCalls: [{ name: "propor_mensagem", input: { oferta, texto } }] },
    { text: "Preparei outra mensagem." },
  );
  await page.goto("/app/garimpo-ia");
  await page.getByLabel("Sua pergunta").fill("Escreva outra mensagem para a chaleira");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const proposal = page.getByRole("region", { name: "Proposta: Mudar a mensagem de uma oferta" });
  await expect(proposal).toContainText(/Gente, olha a chaleira!.*R\$\s99,90.*CHA10/);
  await expectAccessible(page);
  const stored = async () =>
    (await product.rows<{ text: string | null }>(
      `select custom_text as text from offers where id = '${oferta}'`,
    ))[0]!.text;
  await proposal.getByRole("button", { name: "Editar" }).click();
  await expect(page.getByLabel("Texto da mensagem")).toHaveValue(/Gente, olha a chaleira!/);
  expect(await stored()).toBeNull();
  await page.goBack();
  await expect(proposal.getByText("Em edição")).toBeVisible();
  await expect(proposal.getByRole("button", { name: "Abrir de novo" })).toBeVisible();
  await expect(proposal.getByRole("button", { name: "Fazer" })).toHaveCount(0);
  await proposal.getByRole("button", { name: "Abrir de novo" }).click();
  await expect(page.getByLabel("Texto da mensagem")).toHaveValue(/Gente, olha a chaleira!/);
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect.poll(stored).toContain("Gente, olha a chaleira!");
  expect(complaints).toEqual([]);
});

test("a model's texts stand side by side with the offer's own values, and the chosen one goes into the message", async ({ newPerson, model }) => {
  const { ask, page, complaints } = await newPerson("Lia");
  const fields = {
    title: "Chaleira elétrica de inox",
    price: { cents: 9990 },
    couponCode: "CHA10",
    affiliateUrl: "https://loja.example/chaleira",
  };
  const { data } = await ask(
    `mutation ($fields: OfferFieldsInput!) {
      createOffer(input: { fields: $fields }) { ... on Offer { id } }
    }`,
    { fields },
  );
  const texts = ["Olha que achado", "Cozinha mais feliz", "Para quem vive de chá"].map((
    opening,
  ) => ({
    text: `${opening}\n\n*{titulo}*\nPor *{preco}*\nCupom: *{cupom}*\n\n{link}`,
    title: "Chaleira elétrica",
  }));
  model.script({ text: JSON.stringify({ drafts: texts }) });

  await page.goto(`/app/gerador?oferta=${data.createOffer.id}`);
  await page.getByRole("button", { name: "Editar", exact: true }).click();
  await page.getByRole("button", { name: "Escrever com IA" }).click();
  const sheet = page.getByRole("dialog", { name: "Escrever com IA" });
  await expect(sheet.getByText(/Quem escreve é o modelo .* Restam 10 pedidos hoje\./))
    .toBeVisible();
  await sheet.getByLabel("Tom").selectOption("Elegante");
  await sheet.getByRole("button", { name: "Escrever", exact: true }).click();
  const drafts = sheet.getByRole("list", { name: "Textos" }).getByRole("listitem");
  await expect(drafts).toHaveCount(3);
  await expect(drafts.getByText("Escrito por IA")).toHaveCount(3);
  await expect(drafts.nth(1)).toContainText(/Cozinha mais feliz.*R\$\s99,90.*CHA10/);
  await expect(sheet.getByText("Restam 9 pedidos hoje.")).toBeVisible();
  await expectAccessible(page);
  const sent = JSON.stringify(model.requests.at(-1)!.body);
  expect(sent).toContain("legante");
  expect(sent).not.toMatch(/99,90|CHA10|loja\.example/);
  await sheet.getByText("Usar o título curto também na oferta e na arte").click();
  const art = drafts.nth(1).getByRole("img", {
    name: "Arte com o título curto: Chaleira elétrica",
  });
  await expect.poll(() => art.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1080);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Usar este: texto 2" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByLabel("Texto da mensagem"))
    .toHaveValue(/Cozinha mais feliz[^]*99,90[^]*CHA10[^]*https:\/\/loja\.example\/chaleira/);
  await expect(page.getByLabel("Título")).toHaveValue("Chaleira elétrica");
  expect(complaints).toEqual([]);
});
