import { expect, test } from "vitest";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { issuedElsewhere, type TaxInvoice } from "../../../server/core/billing/tax_invoices.ts";
import { findTaxpayer } from "../../../server/core/billing/taxpayer.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

test("boleto is offered to a person whose CPF or CNPJ is known, which is sealed and passed on", async () => {
  await using w = await appWithPayments();
  const start = (taxpayerId?: string) =>
    startCheckout(w.ana.ctx(), { priceId: w.month.priceId, taxpayerId });
  const excluded = () =>
    w.stripe.all("checkout.session").map(({ status, wanted }) => [status, wanted.excluded]);
  const first = await start();
  expect(excluded()).toEqual([["open", "boleto"]]);
  for (const wrong of ["123.456.789-00", "111.111.111-11", "12.ABC.345/01DE-36", "1"]) {
    await expect(start(wrong)).rejects.toMatchObject({ code: "TAXPAYER_ID_INVALID" });
  }
  const second = await start("12.abc.345/01de-35");
  expect(second).not.toBe(first);
  expect(await start()).toBe(second);
  expect(excluded()).toEqual([["expired", "boleto"], ["open", null]]);
  expect(await findTaxpayer(w.ana.ctx())).toEqual({ kind: "CNPJ", hint: "••.•••.345/01DE-••" });
  expect(w.stripe.all("tax_id")).toMatchObject([{ type: "br_cnpj", value: "12.ABC.345/01DE-35" }]);
  await start("123.456.789-09");
  await start("12345678909");
  expect(w.stripe.all("tax_id")).toMatchObject([{ type: "br_cpf", value: "123.456.789-09" }]);
  const stored = await w.app.db.selectFrom("taxpayers").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("123456789");
  expect(stored).toMatchObject([{ kind: "CPF", hint: "•••.456.789-••" }]);
});

test("without tax invoices a CPF or CNPJ is never required, and nothing is stored for them", async () => {
  await using w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  await runReactions(w.app, 2);
  expect(await w.app.count("tax_invoices")).toBe(0);
});

test("with tax invoices a CPF or CNPJ is required, and each payment keeps what one says", async () => {
  const asked: TaxInvoice[] = [];
  let issued: string | null = null;
  const issue = (invoice: TaxInvoice) => {
    asked.push(invoice);
    return Promise.resolve(issued);
  };
  await using w = await appWithPayments({ invoices: { issue } });
  await expect(startCheckout(w.ana.ctx(), { priceId: w.month.priceId }))
    .rejects.toMatchObject({ code: "TAXPAYER_REQUIRED" });
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId, taxpayerId: "123.456.789-09" });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  issued = "NFS-e 7";
  await runReactions(w.app, 2);
  const row = () => w.app.db.selectFrom("tax_invoices").selectAll().executeTakeFirstOrThrow();
  const { id } = await row();
  expect(await row()).toMatchObject({ status: "ISSUED", number: "NFS-e 7", cents: 4_990 });
  expect(new Set(asked.map((one) => one.id))).toEqual(new Set([id]));
  expect(asked[0]).toMatchObject({
    taxpayer: { kind: "CPF", id: "12345678909" },
    description: "Assinatura do plano Profissional",
    ...{ cents: 4_990, currency: "BRL" },
  });
  expect(JSON.stringify(await row())).not.toContain("12345678909");
});

test("one that waits and is refunded whole is not issued; admins download a month's", async () => {
  await using w = await appWithPayments({ invoices: issuedElsewhere });
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId, taxpayerId: "123.456.789-09" });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  const settle = async () => {
    await w.deliver();
    while (w.app.jobs.length > 0) await runReactions(w.app, 2);
  };
  await settle();
  const [invoice] = w.stripe.all("invoice");
  const stored = () => w.app.db.selectFrom("tax_invoices").selectAll().execute();
  w.stripe.refundInvoice(invoice!.id, 1_000);
  await settle();
  expect(await stored()).toMatchObject([{ status: "WAITING", refunded_cents: 1_000 }]);
  w.stripe.refundInvoice(invoice!.id, 3_990);
  await settle();
  expect(await stored()).toMatchObject([{ status: "CANCELED", refunded_cents: 4_990 }]);

  const csv = async ({ token }: { readonly token: string | null }, month = "2026-11") => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `http://localhost/api/tax-invoices/${month}`;
    const response = await w.app.app.fetch(new Request(url, { method: "POST", headers }));
    return { status: response.status, text: await response.text() };
  };
  expect(await csv(w.ana)).toMatchObject({ status: 403 });
  expect(await csv(w.admin, "2026-13")).toMatchObject({ status: 404 });
  expect((await csv(w.admin)).text).toMatch(/Cancelada.*CPF[;,"]+12345678909.*49,90[;,"]+49,90/);
  const others = await csv(w.admin, "2026-10");
  expect(others.status).toBe(200);
  expect(others.text).not.toContain("12345678909");
  expect(await w.app.count("audit_entries where event = 'taxInvoices.exported'")).toBe(2);
});
