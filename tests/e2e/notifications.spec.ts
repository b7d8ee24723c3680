import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { makeOffer, pathOf, requestedIcons } from "./support/shell.ts";

test("the bell announces an uncertain message at once, and nothing new after it was read", async ({ newPerson, connectTelegram, telegram }) => {
  const duda = await newPerson("Duda", { isConfirmed: true });
  const { ask, page, keys, complaints } = duda;
  const { groupIds } = await connectTelegram(duda, "Promos do dia");
  const offerId = (await ask(makeOffer, { title: "Cafeteira" })).data.createOffer.id;
  const unread = async () =>
    (await ask("{ viewer { unreadNotifications } }")).data.viewer.unreadNotifications;
  await expect.poll(unread).toBe(1); // the welcome
  await ask("mutation { markNotificationsRead(input: {}) { __typename } }");

  await page.goto("/app/gerador");
  await expect(page.getByRole("button", { name: "Avisos: nenhum novo" })).toBeVisible();
  telegram.faults.next("DROP_AFTER");
  await ask(
    `mutation ($offerId: ID!, $groupIds: [ID!]!) {
      sendOffer(input: { offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true }) { __typename }
    }`,
    { offerId, groupIds },
  );
  const bell = page.getByRole("button", { name: /^Avisos: \d novos?$/ });
  await expect(bell).toBeVisible(); // without a reload
  await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain("Avisos: 1 novo");
  await expectAccessible(page);

  const icons = requestedIcons(page);
  await keys.push(bell);
  const sheet = page.getByRole("dialog", { name: "Avisos" });
  const doubt = sheet.getByRole("link", {
    name: /^Novo: Promos do dia: a mensagem pode ter chegado$/,
  });
  await expect(doubt).toBeVisible();
  await expect(sheet.getByText("Boas-vindas")).toBeVisible();
  await expect.poll(() => icons).toEqual(["message-circle-question,sparkles"]); // in one request
  await expect.poll(unread).toBe(0);
  await expect(page.getByRole("button", { name: "Avisos: nenhum novo", includeHidden: true }))
    .toBeVisible();
  await expectAccessible(page);
  await keys.push(doubt);
  await expect(page.getByRole("heading", { name: "O que pede a sua decisão" })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe("/app/offer/envio");

  // The notification follows the decision.
  await keys.push(page.getByRole("button", { name: /^Chegou/ }));
  await expect(page.getByText("1 de 1 enviada")).toBeVisible();
  await keys.push(page.getByRole("button", { name: /^Avisos/ }));
  await expect(sheet.getByText("As dúvidas foram resolvidas")).toBeVisible();
  expect(complaints).toEqual([]);
});
