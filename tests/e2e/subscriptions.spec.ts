import type { Locator, Page } from "@playwright/test";
import { stripeStandin, WEBHOOK_SECRET } from "../support/stripe/standin.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import type { Person } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test as base } from "./support/test.ts";

type Stripe = Awaited<ReturnType<typeof stripeStandin>>;

const test = base.extend<Record<never, never>, { stripe: Stripe }>({
  stripe: [async ({ browserName: _ }, use) => {
    await using stripe = await stripeStandin(new Date());
    await use(stripe);
  }, { scope: "worker" }],
  productEnv: [async ({ stripe }, use) => {
    await use({
      STRIPE_SECRET_KEY: "sk_test_browser",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.origin,
      TAX_INVOICES: "elsewhere",
    });
  }, { scope: "worker" }],
});

const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });
const link = (of: Page | Locator, name: string | RegExp) => of.getByRole("link", { name });

/** Returns the path of an address of ours, at whatever port. */
function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Sends the webhooks that wait. */
async function deliver(stripe: Stripe, { origin }: Product) {
  for (const event of stripe.takeWebhooks()) {
    const { body, headers } = stripe.signed(event);
    const sent = { ...headers, "content-type": "application/json" };
    const answer = await fetch(`${origin}/api/webhooks/stripe`, {
      method: "POST",
      headers: sent,
      body,
    });
    expect(answer.status).toBe(200);
  }
}

/** Puts a monthly and a yearly plan on sale. */
async function sellPlans(admin: Person) {
  const create = `mutation ($input: CreatePlanInput!) { createPlan(input: $input) {
    ... on Plan { priceId } ... on UserError { message } } }`;
  const base = {
    name: "Profissional",
    limits: { groups: 50, messagesPerMonth: -1, shortLinks: 500 },
  };
  const month = await admin.ask(create, {
    input: { ...base, priceCents: 4_990, interval: "MONTH", trialDays: 7 },
  });
  const sameAs = month.data.createPlan.priceId;
  await admin.ask(create, { input: { ...base, priceCents: 49_900, interval: "YEAR", sameAs } });
  const small = { name: "Essencial", limits: { groups: 1, messagesPerMonth: -1, shortLinks: 500 } };
  await admin.ask(create, { input: { ...small, priceCents: 1_990, interval: "MONTH" } });
}

/** Gives the person two groups of one connection. */
async function fillGroups({ rows }: Product, { id }: Person) {
  await rows(
    `insert into messenger_sessions (id, user_id, channel, account_id, name, credentials,
       credential_hint, owner_code, created_at)
     values ('ses_of_billing', $1, 'TELEGRAM', 'bot', 'Bot', null, '', '', now())`,
    [id],
  );
  await rows(
    `insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
       can_send, tags, is_active, synced_at, refusals)
     select 'grp_of_billing_' || n, $1, 'ses_of_billing', n, 'Grupo ' || n, 'grupo', 'GROUP', 'ADMIN',
       true, '{}', true, now(), 0 from unnest(array['1', '2']) as n`,
    [id],
  );
}

/** Gives the person a plan without room for short links. */
async function fillLinks({ rows }: Product, { id }: Person) {
  await rows(`insert into plans (price_id, name, limits)
    values ('tiny', 'Gratuito', '{"shortLinks": 0}') on conflict do nothing`);
  await rows("update users set stripe_price_id = 'tiny' where id = $1", [id]);
}

test("on a phone: a limit leads to a trial, after it a Pix is paid elsewhere, the plan becomes yearly, is canceled, and all is paid back", async ({ newPerson, product, stripe }) => {
  const admin = await newPerson("Rute", { role: "admin" });
  await sellPlans(admin);
  const home = () => fetch(product.origin).then((answer) => answer.text());
  await expect.poll(home).toContain("Escolher o Profissional");
  expect(await home()).toMatch(/R\$\s49,90/);
  const ana = await newPerson("Ana", { isConfirmed: true });
  const { page, context, complaints } = ana;
  await page.setViewportSize(PHONE);
  await fillLinks(product, ana);
  await context.route(
    "https://checkout.stripe.example/**",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Stripe</title><h1>Pague aqui</h1>" }),
  );

  await page.goto("/app/links?link=novo");
  const form = page.getByRole("dialog", { name: "Novo link" });
  await form.getByRole("textbox", { name: "Destino" }).fill("https://loja.example/fone");
  await button(form, "Criar link").click();
  await button(page, "Ver planos").click();
  await expect(page.getByRole("heading", { name: "Planos", level: 1 })).toBeVisible();
  await expect(page.getByText("Você usa 0 de 0 links curtos.")).toBeVisible();
  const offered = page.getByRole("region", { name: "Profissional" });
  await expect(offered.getByText("R$ 49,90", { exact: true })).toBeAttached();
  await expect(offered.getByText("Mensagens sem limite")).toBeVisible();
  await expectAccessible(page);
  await link(offered, "Escolher o Profissional").click();

  await expect(page.getByRole("heading", { name: "Confira e pague" })).toBeVisible();
  const taxpayer = page.getByRole("textbox", { name: "CPF ou CNPJ" });
  await taxpayer.fill("123.456.789-00");
  await button(page, "Ir para o pagamento").click();
  await expect(page.getByText("Confira o CPF ou CNPJ: os dígitos finais não batem."))
    .toBeVisible();
  await expectAccessible(page);
  await taxpayer.fill("12.ABC.345/01DE-35");
  await button(page, "Ir para o pagamento").dblclick();
  await expect(page.getByRole("heading", { name: "Pague aqui" })).toBeVisible();

  // The vendor's page is left unpaid: the way back to the work is not lost.
  const payment = () => stripe.all("checkout.session").at(-1)!;
  await page.goto(pathOf(payment().cancel_url));
  await link(offered, "Escolher o Profissional").click();
  await expect(page).toHaveURL(/volta=%2Fapp%2Flinks%3Flink%3Dnovo/);
  await button(page, "Ir para o pagamento").click();
  await expect(page.getByRole("heading", { name: "Pague aqui" })).toBeVisible();
  expect(stripe.all("checkout.session")).toHaveLength(1);

  // The address is believed in nothing: the payment is not there yet.
  await page.goto(pathOf(payment().success_url));
  await expect(page.getByText("Esperando a confirmação")).toBeVisible();
  const trial = stripe.pay(payment().id);
  await deliver(stripe, product);
  await expect(page.getByRole("heading", { name: "O teste do Profissional começou" }))
    .toBeVisible();
  await link(page, "Voltar ao que você fazia").click();
  await expect(page).toHaveURL(/\/app\/links\?link=novo$/);
  await page.goto("/app/subscriptions");
  await expect(page.getByText(/^Você está testando até .*, de R\$\s49,90 por mês, é nesse dia\./))
    .toBeVisible();

  // It ends unpaid, and is given once: now one pays.
  stripe.end(trial);
  await deliver(stripe, product);
  const status = () =>
    product.rows("select subscription_status as status from users where id = $1", [ana.id]);
  await expect.poll(status).toEqual([{ status: "canceled" }]);
  await page.goto("/app/subscriptions/plans");
  await link(offered, "Escolher o Profissional").click();
  await button(page, "Ir para o pagamento").click();
  await expect(page.getByRole("heading", { name: "Pague aqui" })).toBeVisible();
  expect(payment().wanted).toMatchObject({ trialDays: null });
  await page.goto(pathOf(payment().success_url));
  await expect(page.getByText("Esperando a confirmação")).toBeVisible();
  const begun = stripe.pay(payment().id, "pix");
  await deliver(stripe, product);
  await expect(page.getByRole("heading", { name: "Falta pagar o Pix" })).toBeVisible();
  await expect(link(page, "Abrir o código Pix")).toHaveAttribute("href", /\/pix\//);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Falta pagar o Pix" })).toBeVisible();
  const other = await ana.newDevice();
  await other.page.goto("/app/subscriptions");
  await link(other.page, "Ver o Pix").click();
  await expect(other.page.getByRole("heading", { name: "Falta pagar o Pix" })).toBeVisible();

  stripe.payLate(begun);
  await deliver(stripe, product);
  const done = { name: "Pronto: seu plano é o Profissional" };
  await expect(page.getByRole("heading", done)).toBeVisible();
  await expect(other.page.getByRole("heading", done)).toBeVisible();

  await page.goto("/app/subscriptions/plans");
  await expect(offered.getByText("Seu plano", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: /^Anual/ }).check();
  await expect(offered.getByText("R$ 99,80 a menos que doze meses avulsos")).toBeVisible();
  await button(offered, "Mudar para o Profissional anual").click();
  const change = page.getByRole("dialog", { name: "Mudar para o Profissional anual?" });
  await expect(change.getByText(/R\$\s499,00 por ano/)).toBeVisible();
  await expectAccessible(page);
  await button(change, "Mudar de plano").click();

  await expect(page.getByRole("heading", { name: "Sua assinatura" })).toBeVisible();
  await expect(page.getByText(/A próxima cobrança, de R\$\s499,00 por ano, é em/)).toBeVisible();
  await expect(page.getByText("Forma de pagamento: Pix")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "R$ 49,90" }).getByText("Paga"))
    .toBeVisible();
  await expectAccessible(page);
  await button(page, "Cancelar a assinatura").click();
  const cancel = page.getByRole("dialog", { name: "Cancelar a assinatura?" });
  await cancel.getByRole("radio", { name: "Uso pouco" }).check();
  await cancel.getByLabel("Quer contar mais? (opcional)").fill("Só no Natal");
  await expectAccessible(page);
  await button(cancel, "Cancelar a assinatura").click();
  await expect(page.getByText(/^Termina em .*, como você pediu\./)).toBeVisible();
  await button(page, "Continuar assinando").click();
  await expect(page.getByText(/A próxima cobrança/)).toBeVisible();

  await context.setOffline(true);
  await button(page, "Pausar a assinatura").click();
  const pause = button(page.getByRole("dialog", { name: "Pausar a assinatura?" }), "Pausar");
  await pause.click();
  await expect(page.getByText(/[Ss]em conexão/).first()).toBeVisible();
  await context.setOffline(false);
  await button(page, "Pausar a assinatura").click();
  await pause.click();
  await expect(button(page, "Retomar a assinatura")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Retomar a assinatura").click();
  await expect(page.getByText(/A próxima cobrança/)).toBeVisible();

  await context.route(
    "https://billing.stripe.example/**",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Stripe</title><h1>Portal</h1>" }),
  );
  await button(page, "Forma de pagamento e cobrança").click();
  await expect(page.getByRole("heading", { name: "Portal" })).toBeVisible();

  await fillGroups(product, ana);
  await page.goto("/app/subscriptions/plans");
  const smaller = page.getByRole("region", { name: "Essencial" });
  await button(smaller, "Mudar para o Essencial").click();
  const choice = page.getByRole("dialog", { name: "Mudar para o Essencial?" });
  const [first, second] = ["Grupo 1", "Grupo 2"].map((name) =>
    choice.getByRole("checkbox", { name })
  );
  await first!.check();
  await second!.check();
  await expect(choice.getByText("Cabem 1, e você escolheu 2. Tire 1.")).toBeVisible();
  await expect(button(choice, "Mudar de plano")).toBeDisabled();
  await first!.uncheck();
  await expectAccessible(page);
  await button(choice, "Mudar de plano").click();
  await expect(page.getByRole("heading", { name: "Sua assinatura" })).toBeVisible();
  expect(await product.rows("select title from groups where is_active"))
    .toEqual([{ title: "Grupo 2" }]);

  await button(page, "Desistir e receber de volta").click();
  await button(page.getByRole("dialog", { name: "Desistir da assinatura?" }), "Desistir").click();
  await expect(page.getByText("Devolvida")).toBeVisible();
  await expect(page.getByRole("region", { name: "Gratuito" })).toBeVisible();
  expect(stripe.all("refund")).toMatchObject([{ amount: 4_990 }]);

  await admin.page.goto("/app/admin/subscriptions");
  await admin.page.getByLabel("Pagas em").selectOption({ index: 0 });
  await expectAccessible(admin.page);
  const file = admin.page.waitForEvent("download");
  await button(admin.page, "Baixar as notas do mês").click();
  expect((await file).suggestedFilename()).toMatch(/^notas-fiscais-\d{4}-\d{2}\.csv$/);
  expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
