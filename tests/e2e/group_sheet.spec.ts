import { newId } from "../../server/core/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const [SESSION, ADMIN, MEMBER, DISPATCH] = [
  newId("ses"),
  newId("grp"),
  newId("grp"),
  newId("dsp"),
];

/** Somebody with two groups on WhatsApp, and an offer that went to the one that they administer. */
async function person(email: string) {
  const ask = await newcomer(product.origin, email);
  const made = await ask(`mutation { createOffer(input: {
    fields: { title: "Fone", price: { cents: 9900 } }
  }) { ... on Offer { id } } }`);
  const offerId: string = made.data.createOffer.id;
  const [{ id: userId } = { id: "" }] = await database.rows<{ id: string }>("select id from users");
  await database.rows(`
    insert into messenger_sessions (id, user_id, channel, account_id, name, credential_hint,
      owner_code, created_at)
    values ('${SESSION}', '${userId}', 'WHATSAPP', '5511', 'Rafa', '…01', 'c', now())`);
  await database.rows(`
    insert into lanes (session_id, user_id, token, failures) values ('${SESSION}', '${userId}', 0, 0)`);
  const group = (id: string, title: string, role: string, isOpen: boolean) =>
    database.rows(`
      insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
        can_send, members, tags, is_active, synced_at, refusals, admins_only, in_community, left_at)
      values ('${id}', '${userId}', '${SESSION}', '${id}@g.us', '${title}', lower('${title}'),
        'GROUP', '${role}', ${isOpen}, 300, '{}', true, now(), 0, true, ${isOpen},
        ${isOpen ? "null" : "now()"})`);
  await group(ADMIN, "Achados da Rafa", "ADMIN", true);
  await group(MEMBER, "Promos do dia", "MEMBER", false);
  await database.rows(`
    insert into dispatches (id, user_id, session_id, group_id, offer_id, occasion, status, priority,
      planned_at, expires_at, attempts, message_ids, own_message_id, journal, created_at,
      started_at, settled_at, accepted_at)
    values ('${DISPATCH}', '${userId}', '${SESSION}', '${ADMIN}', '${offerId}', 'first', 'SENT', 0,
      now(), now(), 1, '{M1}', 'M1', '[]', now(), now(), now(), now())`);
  return { userId, offerId };
}

/** What the messaging process writes when the vendor told it something. */
async function tell(change: string, name: string, payload: object) {
  const id = newId("evt");
  await database.rows(change);
  await database.rows(`
    insert into events (id, name, payload, happened_at)
    values ('${id}', '${name}', '${JSON.stringify(payload)}', now())`);
  await database.rows(`select pg_notify('events', '${id}')`);
}

test("a group tells what it is like, how one joins it, and whom its messages wake", async ({ product }) => {
  const { userId } = await person("rafa@example.com");
  const { page, keys, complaints } = await signedIn(chrome, product.origin, "rafa@example.com");
  await page.goto("/app/automation/groups");
  const rows = page.getByRole("listitem");
  await expect(rows.filter({ hasText: "Achados da Rafa" }).getByText("Comunidade")).toBeVisible();
  await expect(rows.filter({ hasText: "Promos do dia" }).getByText("Saiu")).toBeVisible();
  await expect(page.getByText("Só administradores")).toHaveCount(2);
  await expectAccessible(page);

  await keys.push(page.getByRole("button", { name: "Achados da Rafa" }));
  const sheet = page.getByRole("dialog", { name: "Achados da Rafa" });
  const mentions = sheet.getByRole("switch", { name: "Mencionar todas as pessoas" });
  await keys.reach(mentions);
  await keys.press("Space");
  const kept = async () =>
    (await database.rows(`select mentions_all from groups where id = '${ADMIN}'`))[0];
  await expect.poll(kept).toEqual({ mentions_all: true });
  await expect(mentions).toBeChecked();

  await keys.push(sheet.getByRole("button", { name: "Pedir o link" }));
  await expect(sheet.getByText("Pedindo o link ao WhatsApp.", { exact: false })).toBeVisible();
  await tell(
    `update groups set invite_url = 'https://chat.whatsapp.com/AbCdEf', invite_read_at = now()
      where id = '${ADMIN}'`,
    "group.changed",
    { userId, groupId: ADMIN },
  );
  await expect(sheet.getByRole("link", { name: "https://chat.whatsapp.com/AbCdEf" })).toBeVisible();
  await expectAccessible(page);
  await keys.push(sheet.getByRole("button", { name: "Copiar link" }));
  await expect(page.getByText("Link copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText()))
    .toBe("https://chat.whatsapp.com/AbCdEf");
  await keys.press("Escape");

  await keys.push(page.getByRole("button", { name: "Promos do dia" }));
  const left = page.getByRole("dialog", { name: "Promos do dia" });
  await expect(left.getByText("Seu número não está mais neste grupo.", { exact: false }))
    .toBeVisible();
  await expect(left.getByRole("switch", { name: "Mencionar todas as pessoas" })).toBeDisabled();
  await expect(left.getByRole("button", { name: "Pedir o link" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a message that was sent is seen to reach people's phones, as they say so", async ({ product }) => {
  const { page, keys } = await signedIn(chrome, product.origin, "rafa@example.com");
  const [{ user_id: userId, offer_id: offerId } = { user_id: "", offer_id: "" }] = await database
    .rows<{ user_id: string; offer_id: string }>("select user_id, offer_id from dispatches");
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  const row = page.getByRole("listitem").filter({ hasText: "Achados da Rafa" });
  await expect(row.getByText("Enviado", { exact: true })).toBeVisible();
  const delivered = (count: number) =>
    tell(
      `update dispatches set delivered = ${count}, delivered_at = coalesce(delivered_at, now())`,
      "dispatches.delivered",
      { userId, sessionId: SESSION, offerId, dispatchIds: [DISPATCH] },
    );
  await delivered(1);
  await expect(row.getByText("Entregue", { exact: true })).toBeVisible();
  await expect(row.getByText("1 pessoa ou mais", { exact: false })).toBeVisible();
  await delivered(132);
  const note = row.getByText("132 pessoas ou mais", { exact: false });
  await expect(note).toBeVisible();
  expect(await note.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0); // all of it is seen
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Achados da Rafa" }));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Entregue a pelo menos 132 pessoas", { exact: false }))
    .toBeVisible();
  await expect(sheet.getByText(/^O primeiro celular confirmou/)).toBeVisible();
  await expectAccessible(page);
});
