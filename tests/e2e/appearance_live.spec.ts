import type { Page } from "@playwright/test";
import { expect } from "./support/test.ts";
import {
  changeColors,
  cssVariable,
  expectSaved,
  save,
  savedColors,
  test,
  type,
} from "./support/appearance.ts";

/** Counts changes of the page from now on, and records each colour that a frame shows. */
async function watchDrawing(page: Page) {
  await page.evaluate(() => {
    const record = { drawn: 0, colors: [] as string[] };
    const drawn = new MutationObserver((changes) => record.drawn += changes.length);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    drawn.observe(document.body, everything);
    const recordFrame = () => {
      const color = getComputedStyle(document.documentElement).getPropertyValue("--primary").trim();
      if (record.colors.at(-1) !== color) record.colors.push(color);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
    Object.assign(globalThis, { record });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { record?: { drawn: number; colors: string[] } }).record
    );
}

test(
  "a saved colour is applied to every open page: no reload, no flash, no rendering",
  async ({ newPerson, newDevice, openScreen }) => {
    const member = await newPerson("Mia");
    const guest = await newDevice();
    const visitor = await newDevice({ fetchesAhead: true }); // otherwise the public page loads no socket
    await member.page.goto("/app/offer");
    await expect(member.page.getByText("Nenhuma oferta ainda")).toBeVisible();
    await expect(member.page.getByRole("button", { name: "Avisos: 1 novo" })).toBeVisible(); // it arrives by the subscription
    await guest.page.goto("/auth/login");
    await expect(guest.page.getByLabel("E-mail")).toBeVisible();
    await visitor.page.goto("/");
    const pages = [member.page, guest.page, visitor.page];
    for (const page of pages) await page.waitForLoadState("networkidle");
    const drawings = await Promise.all(pages.map(watchDrawing));

    const admin = await openScreen();
    const { page } = admin;
    const before = await savedColors(admin);
    await type(page, "Principal", "#c2185b");
    await save(page).click();
    await expectSaved(page);

    for (const drawing of drawings) {
      await expect.poll(drawing).toEqual({
        drawn: 0,
        colors: [expect.stringMatching(new RegExp(before.primaryColor, "i")), "#C2185B"],
      });
    }

    // The HTML of a new tab contains the colours.
    for (const address of ["/", "/auth/login", "/app/offer"]) {
      const read = async () => await (await guest.context.request.get(address)).text();
      await expect.poll(read).toContain("--primary:#C2185B");
      const html = await read();
      expect(html).toMatch(/<meta name="theme-color" content="#C2185B"/);
      expect(html).toContain(`data-version="${before.version + 1}"`);
    }
  },
);

test("a page shows what changed while it was disconnected as soon as it reconnects", async ({ newDevice, openScreen }) => {
  const admin = await openScreen();
  const { page } = await newDevice();
  const open: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket("**/graphql", (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await page.goto("/auth/login");
  await expect.poll(() => open.length).toBe(1);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.waitForLoadState("networkidle"); // the page has stopped rendering
  const drawing = await watchDrawing(page);
  isCut = true;
  for (const socket of open) await socket.close();
  await admin.ask(changeColors, { input: { primaryColor: "#00695C" } });
  expect(await cssVariable(page, "--primary")).toMatch(/#6200EE/i);
  isCut = false;
  await expect.poll(drawing)
    .toEqual({ drawn: 0, colors: [expect.stringMatching(/#6200EE/i), "#00695C"] });
});
