import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import { expect, test as base } from "./support/test.ts";

/** A product of its own: nobody else's screens may close. */
const test = base.extend<object>({
  productEnv: [async ({ browserName: _ }, use) => {
    await use({ SHORT_LINK_MEMORY: "8" });
  }, { scope: "worker" }],
});

/** What a field of the browsers, whose zone is São Paulo's, holds at an instant. */
const localTime = (instant: number) =>
  new Date(instant).toLocaleString("sv-SE", { timeZone: "America/Sao_Paulo" })
    .slice(0, 16).replace(" ", "T");

const MINUTE = 60_000;

test("on a phone: an admin plans a maintenance, everybody sees the countdown, then its page, and it ends by itself", async ({ newPerson, newDevice }) => {
  const rute = await newPerson("Rute", { role: "admin" });
  const ana = await newPerson("Ana");
  for (const { page } of [rute, ana]) await page.setViewportSize(PHONE);
  await ana.page.goto("/app/settings/profile");
  await expect(ana.page.getByRole("heading", { level: 1 })).toBeVisible();

  const visitor = await newDevice({ viewport: PHONE, fetchesAhead: true }); // otherwise it has no socket
  const opened = visitor.page.waitForEvent("websocket"); // it follows the site from then on
  await visitor.page.goto("/termos");
  await (await opened).waitForEvent(
    "framereceived",
    ({ payload }) => String(payload).includes("maintenanceChanged"),
  );

  const { page: admin } = rute;
  await admin.goto("/app/admin/maintenance");
  await expect(admin).toHaveURL(/\/app\/admin\/manutencao$/);
  await admin.getByLabel("Mensagem para as pessoas").fill("Trocamos o disco.");
  await admin.getByLabel("Começa").fill(localTime(Date.now() + 9 * MINUTE));
  await admin.getByLabel("Termina").fill(localTime(Date.now() + 8 * MINUTE));
  await admin.getByLabel("Quem mais passa (e-mails)").fill("ninguem@example.com");
  await admin.getByRole("button", { name: "Marcar manutenção" }).click();
  await expect(admin.getByText("O fim vem depois do começo", { exact: false })).toBeVisible();
  await admin.getByLabel("Termina").fill(localTime(Date.now() + 40 * MINUTE));
  await admin.getByRole("button", { name: "Marcar manutenção" }).click();
  await expect(admin.getByText("Não há conta com um destes e-mails")).toBeVisible();
  await expectAccessibleInEveryLook(admin);
  await admin.getByLabel("Quem mais passa (e-mails)").fill("");
  await admin.getByRole("button", { name: "Marcar manutenção" }).click();
  await expect(admin.getByRole("heading", { name: "Manutenção marcada" })).toBeVisible();

  const bar = ana.page.getByRole("region", { name: "Manutenção" });
  await expect(bar.getByRole("timer")).toHaveText(/^em [78]:\d\d$/);
  await expect(bar).toContainText("Trocamos o disco.");
  await expectAccessibleInEveryLook(ana.page);
  const announced = visitor.page.getByRole("region", { name: "Manutenção" });
  await expect(announced).toContainText(/Manutenção em [78]:\d\d, até .+ Trocamos o disco\./);
  await expectAccessibleInEveryLook(visitor.page);
  await visitor.page.reload();
  await expect(announced).toContainText(/Manutenção em [78]:\d\d/);

  await test.step("Read-only: everything is there, and a change is refused with its sentence", async () => {
    await rute.ask(START, { input: planned("READ_ONLY", 10 * MINUTE) });
    await expect(bar).toContainText("Dá para consultar tudo, mas nada pode ser mudado.");
    await expect(admin.getByRole("region", { name: "Manutenção", exact: true }))
      .toContainText("Você trabalha como sempre");
    await ana.page.goto("/app/profile");
    await ana.page.getByLabel("Seu nome").fill("Aninha");
    await ana.page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(ana.page.getByText("O site está em manutenção agora.", { exact: false }))
      .toBeVisible();
  });

  await test.step("Closed: its page covers the screen, and new visitors get it from the server", async () => {
    await rute.ask(START, { input: planned("FULL", 10 * MINUTE) });
    const page = ana.page.getByRole("dialog", { name: "Em manutenção" });
    await expect(page).toContainText("Trocamos o disco.");
    await expectAccessibleInEveryLook(ana.page);
    await expect.poll(async () => (await visitor.page.goto("/"))?.status()).toBe(503);
    await expect(visitor.page.getByRole("heading", { name: "Em manutenção" })).toBeVisible();
    await expectAccessibleInEveryLook(visitor.page);
    await expect(admin.getByRole("heading", { name: "Em manutenção" })).toBeVisible();

    await rute.ask(START, { input: planned("FULL", 4_000) });
    await expect(page).toBeHidden();
    await expect(ana.page.getByLabel("Seu nome")).toHaveValue("Aninha");
    await expect(visitor.page.getByRole("heading", { name: "Em manutenção" })).toBeHidden();
  });
  await ana.page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(ana.page.getByText("O site está em manutenção agora.", { exact: false }))
    .toBeHidden();
  // While the site is closed, each refused request is a line of the browser's own.
  expect([...rute.complaints, ...ana.complaints].filter((line) => !line.includes("503")))
    .toEqual([]);
});

const START = `mutation ($input: StartMaintenanceInput!) {
  startMaintenance(input: $input) { __typename }
}`;

const planned = (mode: "FULL" | "READ_ONLY", ms: number) => ({
  mode,
  message: "Trocamos o disco.",
  endsAt: new Date(Date.now() + ms).toISOString(),
});
