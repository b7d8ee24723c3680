import layoutQuery from "../../web/__generated__/AppLayoutQuery.graphql.ts";
import viewerQuery from "../../web/__generated__/viewerQuery.graphql.ts";
import { newEmail } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { NEW_PASSWORD, passwordField, title } from "./support/sign_in.ts";

test("two tabs that register the same person create one account", async ({ newDevice, product }) => {
  const email = newEmail("Tito");
  const { page, context } = await newDevice();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/auth/register");
    await tab.getByLabel("Nome").fill("Tito");
    await tab.getByLabel("E-mail").fill(email);
    await passwordField(tab).fill(NEW_PASSWORD);
  }
  const answers = tabs.map((tab) => tab.waitForResponse("**/api/auth/sign-up/email"));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Criar conta" }).click()));
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status()));
  expect(statuses.toSorted()).toEqual([200, 422]); // the second is refused
  await Promise.all(tabs.map((tab) => tab.goto("/app/gerador")));
  await Promise.all(tabs.map((tab) => title(tab, "Cole um link, confira, envie").waitFor()));
  const [made] = await product.rows<{ people: number; settings: number }>(
    `select count(*)::int people, count(bot_settings)::int settings from users
      left join bot_settings on user_id = users.id where email = $1`,
    [email],
  );
  expect(made).toEqual({ people: 1, settings: 1 });
});

for (
  const [how, hasChannels] of [
    ["by a channel", true],
    ["by the storage, where there are no channels", false],
  ] as const
) {
  test(
    `signing out reaches every tab ${how}; while it fails, the person stays`,
    { tag: "@desk" },
    async ({ newPerson }) => {
      const { email, page, context } = await newPerson("Olga");
      if (!hasChannels) {
        await context.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
      }
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto("/app/offer");
        await expect(title(tab, "Suas ofertas")).toBeVisible();
      }
      const signOut = async () => {
        await page.getByRole("button", { name: "Sua conta" }).click();
        await page.getByRole("menuitem", { name: "Sair" }).click();
      };
      await page.route("**/api/auth/sign-out", (route) => route.abort());
      await signOut();
      await expect(page.getByText("Erro ao terminar a sessão.")).toBeVisible();
      await page.unroute("**/api/auth/sign-out");
      await page.reload();
      await expect(title(page, "Suas ofertas")).toBeVisible();

      await signOut();
      await other.waitForURL("**/auth/login?volta=%2Fapp%2Foffer");
      await page.waitForURL("**/auth/login");

      // Signing in again in one of them continues in the other.
      await page.getByLabel("E-mail").fill(email);
      await passwordField(page).fill("uma senha boa");
      await page.keyboard.press("Enter");
      await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
      await expect(title(other, "Suas ofertas")).toBeVisible();
    },
  );
}

test(
  "a session that the product ended leads to the sign-in screen once",
  async ({ newPerson, product }) => {
    const { email, page } = await newPerson("Nilo");
    await page.goto("/app/offer");
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await product.rows(`update users set sessions_from = now() where email = $1`, [email]);
    const ended = page.waitForResponse("**/api/auth/sign-out");
    await page.reload();
    await expect(title(page, "Entre na sua conta")).toBeVisible();
    expect((await ended).ok()).toBe(true); // also with the provider
    await expect(page).toHaveURL("/auth/login?volta=%2Fapp%2Foffer");
    await page.getByLabel("E-mail").fill(email);
    await passwordField(page).fill("uma senha boa");
    await page.keyboard.press("Enter");
    await expect(title(page, "Suas ofertas")).toBeVisible();
  },
);

test("a server error while signing in is checked signs nobody out", async ({ newPerson }) => {
  const { page } = await newPerson("Davi");
  const address = `**/graphql?documentId=${viewerQuery.params.id}*`;
  const failed = { data: { viewer: null }, errors: [{ message: "", extensions: {} }] };
  await page.route(address, (route) => route.fulfill({ json: failed }));
  const response = page.waitForResponse(address);
  await page.goto("/auth/login");
  await (await response).finished();
  await page.goto("/app/offer");
  await expect(title(page, "Suas ofertas")).toBeVisible();
});

test("a session is renewed before it ends, after the first screen is shown", async ({ newPerson, product }) => {
  const { email, page } = await newPerson("Vera");
  await product.rows(
    `update auth_sessions set "expiresAt" = now() + interval '5 days'
    where "userId" = (select id from auth_users where email = $1)`,
    [email],
  );
  const renewed = page.waitForResponse("**/api/auth/account");
  await page.goto("/app/offer");
  expect(await (await renewed).headerValue("set-cookie")).toMatch(/session_token/);
  const [session] = await product.rows<{ days: number }>(
    `select extract(day from max("expiresAt") - now())::int days from auth_sessions
      where "userId" = (select id from auth_users where email = $1)`,
    [email],
  );
  expect(session!.days).toBeGreaterThanOrEqual(6);
});

test(
  "a page without colours loads them before it shows who is signed in",
  async ({ newPerson }) => {
    const { page } = await newPerson("Gil");
    await page.addInitScript(() => { // the page waits for the colours, however slow the machine is
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await page.route("**/app/offer", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<style id="appearance"[\s\S]*?<\/style>/, "");
      await route.fulfill({ response: answer, body: html });
    });
    const settings = { sidebarColor: "#102030", primaryColor: "#0a5c36", cardColor: "#ffffff" };
    let count = 0;
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/admin/global", async (route) => {
      count++;
      await answered.promise;
      await route.fulfill({ json: settings });
    });
    const layout = page.waitForResponse((response) =>
      response.url().includes(layoutQuery.params.id!)
    );
    await page.goto("/app/offer");
    await expect.poll(() => count).toBe(1);
    await layout; // who is signed in is known already, and not shown
    await expect(page.locator("html[data-initialised]")).toHaveCount(0);
    answered.resolve();
    await expect(page.locator("html[data-initialised]")).toBeVisible();
    expect(count).toBe(1);
    const primary = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
    await expect.poll(primary).toBe(settings.primaryColor);
  },
);
