import { newId } from "../../server/core/ids.ts";
import { expectAccessible } from "./support/accessibility.ts";
import type { Person } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test } from "./support/test.ts";

/** Gives a person two groups on WhatsApp, and an offer sent to the one that they administer. */
async function seedGroups({ rows }: Product, { id: userId, ask }: Person) {
  const made = await ask(`mutation { createOffer(input: {
    fields: { title: "Fone", price: { cents: 9900 } }
  }) { ... on Offer { id } } }`);
  const offerId: string = made.data.createOffer.id;
  const [session, admin, member, dispatch] = [
    newId("ses"),
    newId("grp"),
    newId("grp"),
    newId("dsp"),
  ];
  await rows(`
    insert into messenger_sessions (id, user_id, channel, account_id, name, credential_hint,
      owner_code, created_at)
    values ('${session}', '${userId}', 'WHATSAPP', '${session}', 'Rafa', '…01', 'c', now())`);
  await rows(`
    insert into lanes (session_id, user_id, token, failures) values ('${session}', '${userId}', 0, 0)`);
  const group = (id: string, title: string, role: string, isOpen: boolean) =>
    rows(`
      insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
        can_send, members, tags, is_active, synced_at, refusals, is_admins_only, is_in_community, left_at)
      values ('${id}', '${userId}', '${session}', '${id}@g.us', '${title}', lower('${title}'),
        'GROUP', '${role}', ${isOpen}, 300, '{}', true, now(), 0, true, ${isOpen},
        ${isOpen ? "null" : "now()"})`);
  await group(admin, "Achados da Rafa", "ADMIN", true);
  await group(member, "Promos do dia", "MEMBER", false);
  await rows(`
    insert into dispatches (id, user_id, session_id, group_id, offer_id, occasion, status, priority,
      planned_at, expires_at, attempts, message_ids, own_message_id, journal, created_at,
      started_at, settled_at, accepted_at)
    values ('${dispatch}', '${userId}', '${session}', '${admin}', '${offerId}', 'first', 'SENT', 0,
      now(), now(), 1, '{M1}', 'M1', '[]', now(), now(), now(), now())`);
  return { userId, offerId, session, admin, dispatch };
}

/** Writes the rows that the messaging process writes for a report of the vendor. */
async function report({ rows }: Product, change: string, name: string, payload: object) {
  const id = newId("evt");
  await rows(change);
  await rows(`
    insert into events (id, name, payload, happened_at)
    values ('${id}', '${name}', '${JSON.stringify(payload)}', now())`);
  await rows(`select pg_notify('events', '${id}')`);
}

test("a group's sheet shows its details, its invitation, and who is notified", async ({ newPerson, product }) => {
  const rafa = await newPerson("Rafa");
  const { userId, admin } = await seedGroups(product, rafa);
  const { page, keys, complaints } = rafa;
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
    (await product.rows(`select is_mentioning_all from groups where id = '${admin}'`))[0];
  await expect.poll(kept).toEqual({ is_mentioning_all: true });
  await expect(mentions).toBeChecked();

  await keys.push(sheet.getByRole("button", { name: "Pedir o link" }));
  await expect(sheet.getByText("Pedindo o link ao WhatsApp.", { exact: false })).toBeVisible();
  await report(
    product,
    `update groups set invite_url = 'https://chat.whatsapp.com/AbCdEf', invite_read_at = now()
      where id = '${admin}'`,
    "group.changed",
    { userId, groupId: admin },
  );
  await expect(sheet.getByRole("link", { name: "https://chat.whatsapp.com/AbCdEf" })).toBeVisible();
  await expectAccessible(page);
  await keys.push(sheet.getByRole("button", { name: "Copiar link" }));
  await expect(page.getByText("Link copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText()))
    .toBe("https://chat.whatsapp.com/AbCdEf");

  await keys.push(sheet.getByText("Por que foi, por que não"));
  await expect(sheet.getByText("Nenhuma regra decidiu nada aqui nos últimos 30 dias."))
    .toBeVisible();
  await keys.push(sheet.getByText("Ritmo, silêncio e horários"));
  const perDay = sheet.getByRole("spinbutton", { name: "Por dia" });
  await perDay.fill("1");
  await keys.push(sheet.getByRole("button", { name: "Salvar" }));
  await expect(page.getByText("Salvo para este grupo.")).toBeVisible();
  await expect(sheet.getByText("1 por dia", { exact: false })).toBeVisible(); // one was sent today
  await expect(sheet.getByText("Próxima mensagem amanhã", { exact: false })).toBeVisible();
  await keys.press("Escape");
  await page.goto("/app/offer");
  await keys.push(page.getByRole("button", { name: "Ações: Fone" }));
  await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
  const sending = page.getByRole("dialog", { name: "Enviar para os grupos" });
  await expect(sending.getByText("1 de 1")).toBeVisible();
  await keys.push(sending.getByRole("button", { name: "Ritmo de Achados da Rafa" }));
  await keys.push(sheet.getByRole("button", { name: "Usar o mesmo dos outros grupos" }));
  await expect(sheet.getByText("Pode receber agora.")).toBeVisible();
  await keys.press("Escape");
  await expect(sending.getByText("1 de 1")).toHaveCount(0);

  await page.goto("/app/automation/groups");
  await keys.push(page.getByRole("button", { name: "Promos do dia" }));
  const left = page.getByRole("dialog", { name: "Promos do dia" });
  await expect(left.getByText("Seu número não está mais neste grupo.", { exact: false }))
    .toBeVisible();
  await expect(left.getByRole("switch", { name: "Mencionar todas as pessoas" })).toBeDisabled();
  await expect(left.getByRole("button", { name: "Pedir o link" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a sent message shows how many phones it reached, as they confirm it", async ({ newPerson, product }) => {
  const rafa = await newPerson("Rafa");
  const { userId, offerId, session, dispatch } = await seedGroups(product, rafa);
  const { page, keys } = rafa;
  await page.goto(`/app/offer/envio?oferta=${offerId}`);
  const row = page.getByRole("listitem").filter({ hasText: "Achados da Rafa" });
  await expect(row.getByText("Enviado", { exact: true })).toBeVisible();
  const delivered = (count: number) =>
    report(
      product,
      `update dispatches set delivered = ${count}, delivered_at = coalesce(delivered_at, now())
        where id = '${dispatch}'`,
      "dispatches.delivered",
      { userId, sessionId: session, offerId, dispatchIds: [dispatch] },
    );
  await delivered(1);
  await expect(row.getByText("Entregue", { exact: true })).toBeVisible();
  await expect(row.getByText("1 pessoa ou mais", { exact: false })).toBeVisible();
  await delivered(132);
  const note = row.getByText("132 pessoas ou mais", { exact: false });
  await expect(note).toBeVisible();
  expect(await note.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0); // the whole text is visible
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Achados da Rafa" }));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Entregue a pelo menos 132 pessoas", { exact: false }))
    .toBeVisible();
  await expect(sheet.getByText(/^O primeiro celular confirmou/)).toBeVisible();
  await expectAccessible(page);
});

test("a group that one runs becomes a source, and shows its links and its joins", async ({ newPerson, product }) => {
  const rafa = await newPerson("Rafa");
  const { userId, admin } = await seedGroups(product, rafa);
  const { page, keys, complaints } = rafa;
  await product.rows(`
    insert into source_sightings (id, user_id, group_id, seen_at, url, codes)
    values ('${
    newId("ssg")
  }', '${userId}', '${admin}', now(), 'https://amzn.to/3abc', '{FONE20}')`);
  await product.rows(`
    insert into group_days (group_id, user_id, day, joined, left_count, members)
    values ('${admin}', '${userId}', '2026-11-22', 12, 3, 298), ('${admin}', '${userId}', '2026-11-23', 5, 3, 300)`);
  await page.goto("/app/automation/groups");
  await keys.push(page.getByRole("button", { name: "Achados da Rafa" }));
  const sheet = page.getByRole("dialog", { name: "Achados da Rafa" });
  await keys.reach(sheet.getByRole("switch", { name: "Ler links deste grupo (origem)" }));
  await keys.press("Space");
  await expect(sheet.getByRole("link", { name: "amzn.to/3abc" })).toBeVisible();
  await expect(sheet.getByText("Cupom FONE20")).toBeVisible();
  await expect(sheet.getByText("17 entraram e 6 saíram nos últimos 30 dias")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => product.rows(`select is_source from groups where id = '${admin}'`))
    .toEqual([{ is_source: true }]);
  expect(complaints).toEqual([]);
});
