import { expect, test } from "vitest";
import { type Facts, kinds, notificationKinds } from "../../../server/core/notifications/kinds.ts";
import type { AccountFacts } from "../../../server/core/notifications/subjects/account.ts";
import type { CouponFacts } from "../../../server/core/notifications/subjects/coupons.ts";
import type { OfferFacts } from "../../../server/core/notifications/subjects/offers.ts";
import type { PlanFacts } from "../../../server/core/notifications/subjects/plan.ts";
import { dueReminder } from "../../../server/core/notifications/trial_reminders.ts";

const plan: PlanFacts = {
  status: "trialing",
  endsAt: "28/11 às 09:00",
  daysLeft: 2,
  used: 12,
  most: 200,
  nextMonth: "1º de dezembro",
  isCharged: false,
  maySend: true,
};
const account: AccountFacts = { deletesAt: null, dataExport: null, hasBounced: false };
const coupons: CouponFacts = { ending: null, ended: null };
const facts = (more: Partial<Facts> = {}): Facts => {
  return {
    offer: null,
    session: null,
    shop: null,
    product: null,
    rule: null,
    problem: null,
    feedback: null,
    feedbacksWaiting: 0,
    restore: null,
    webhook: null,
    approvalsWaiting: 0,
    rulesPausedByPlan: 0,
    plan,
    account,
    coupons,
    ...more,
  };
};
const offer = (ends: OfferFacts["ends"]) => facts({ offer: { title: "Fone", ends } });
const on = (more: Partial<PlanFacts>) => facts({ plan: { ...plan, ...more } });
const one = (group: string) => ({ count: 1, group });

test("one uncertain message names its group, several their number", () => {
  expect(kinds.MESSAGES_IN_DOUBT.words(offer({ UNCERTAIN: one("Promos do dia") }))).toEqual({
    title: "Promos do dia: a mensagem pode ter chegado",
    text: "Olhe no grupo antes de repetir “Fone”.",
    isOpen: true,
  });
  const { title, text } = kinds.MESSAGES_IN_DOUBT.words(
    offer({ UNCERTAIN: { count: 3, group: "A" } }),
  );
  expect(title).toBe("3 mensagens podem ter chegado");
  expect(text).toContain("Olhe nos grupos");
});

test("a solved problem is worded as solved, and has no action", () => {
  const sent = { SENT: one("A") };
  for (const kind of ["MESSAGES_IN_DOUBT", "SENDING_FAILED"] as const) {
    expect(kinds[kind].words(offer(sent)).isOpen).toBe(false);
    expect(kinds[kind].words(facts()).isOpen).toBe(false); // the offer is gone
  }
  const session = {
    name: "Ofertas",
    channel: "TELEGRAM",
    problem: null,
    disconnectedAt: null,
    numberRevokedAt: null,
  } as const;
  expect(kinds.CONNECTION_NEEDS_PERSON.words(facts({ session })).title)
    .toBe("Ofertas voltou a funcionar");
  expect(kinds.TRIAL_ENDING.words(on({ status: "active" })).isOpen).toBe(false);
  expect(kinds.MESSAGES_USED_UP.words(on({ used: 0 })).title).toBe("Há mensagens de novo");
});

test("a connection that needs its person has the cause, and the next step", () => {
  const session = { name: "Ofertas", disconnectedAt: null, numberRevokedAt: null };
  for (const channel of ["TELEGRAM", "WHATSAPP", "EVOLUTION"] as const) {
    for (const problem of ["REVOKED", "ELSEWHERE", "RESTRICTED", "BANNED"] as const) {
      const reported = kinds.CONNECTION_NEEDS_PERSON.words(
        facts({ session: { ...session, channel, problem } }),
      );
      expect([reported.isOpen, reported.title.includes("Ofertas")]).toEqual([true, true]);
      if (channel !== "TELEGRAM") {
        expect(reported.title + reported.text).not.toMatch(/token|Telegram/);
      }
    }
    for (const problem of ["UNREACHABLE", "OUTDATED", null] as const) {
      const reported = facts({ session: { ...session, channel, problem } });
      expect(kinds.CONNECTION_NEEDS_PERSON.words(reported).isOpen).toBe(false);
    }
  }
});

test("failed and expired messages are both worded as not sent", () => {
  const { title } = kinds.SENDING_FAILED.words(offer({ FAILED: one("A"), EXPIRED: one("B") }));
  expect(title).toBe("2 mensagens não saíram");
});

test("the end of a sending has the number of groups reached, and not reached", () => {
  const title = (ends: OfferFacts["ends"]) => kinds.SENDING_FINISHED.words(offer(ends)).title;
  expect(title({ SENT: one("A") })).toBe("Enviado para 1 grupo");
  expect(title({ SENT: { count: 3, group: "A" }, CANCELED: one("B") })).toBe(
    "Enviado para 3 grupos",
  );
  expect(title({ SENT: one("A"), UNCERTAIN: one("B") })).toBe("Enviado para 1 de 2 grupos");
  expect(title({ SENT: one("A"), QUEUED: one("B") })).toBe("Envio em andamento");
});

test("the end of a trial is counted in calendar days", () => {
  const title = (daysLeft: number) => kinds.TRIAL_ENDING.words(on({ daysLeft })).title;
  expect([0, 1, 2].map(title)).toEqual([
    "Seu período de teste termina hoje",
    "Seu período de teste termina amanhã",
    "Seu período de teste termina em 2 dias",
  ]);
  expect(kinds.TRIAL_ENDING.words(on({ status: "expired" })))
    .toEqual(kinds.TRIAL_ENDED.words(on({ status: "expired" })));
});

test("the copy of one's data is worded by its current status", () => {
  const copy = (dataExport: AccountFacts["dataExport"]) =>
    kinds.DATA_EXPORT_ENDED.words(facts({ account: { ...account, dataExport } }));
  expect(copy({ status: "READY", until: "24/11 às 09:00" })).toEqual({
    title: "Seus dados estão prontos",
    text: "Baixe a cópia em Conta e segurança até 24/11 às 09:00.",
    isOpen: true,
  });
  expect(copy({ status: "READY", until: null }).title).toBe("A cópia dos seus dados expirou");
  expect(copy({ status: "FAILED", until: null }).isOpen).toBe(true);
  expect(copy({ status: "PENDING", until: null }).isOpen).toBe(false);
});

test("a scheduled deletion has its date, and a canceled one says so", () => {
  const title = (deletesAt: string | null) =>
    kinds.DELETION_REQUESTED.words(facts({ account: { ...account, deletesAt } })).title;
  expect(title("28/11 às 09:00")).toBe("Sua conta será excluída em 28/11 às 09:00");
  expect(title(null)).toBe("Sua conta não será excluída");
});

test("every kind has a text also when its subject is deleted", () => {
  for (const kind of notificationKinds) {
    const { title, text } = kinds[kind].words(facts());
    expect([kind, title.length > 5, /[.]$/.test(text)]).toEqual([kind, true, true]);
  }
});

test("a trial's end is notified from nine in the morning, two days before, in the person's time zone", () => {
  const user = (timeZone: string) => ({
    subscriptionStatus: "trialing" as const,
    subscriptionExpiresAt: new Date("2026-11-28T01:00:00Z"), // 27/11 22:00 in São Paulo
    timeZone,
  });
  const due = (now: string, timeZone = "America/Sao_Paulo") =>
    dueReminder(user(timeZone), new Date(now));
  expect(due("2026-11-25T11:59:59Z")).toBe(null);
  expect(due("2026-11-25T12:00:00Z")).toBe("TRIAL_ENDING");
  expect(due("2026-11-28T00:59:59Z")).toBe("TRIAL_ENDING");
  expect(due("2026-11-28T01:00:00Z")).toBe("TRIAL_ENDED");
  expect(due("2026-11-25T12:00:00Z", "Europe/Lisbon")).toBe(null); // there it ends on the 28th
  expect(due("2026-11-26T09:00:00Z", "Europe/Lisbon")).toBe("TRIAL_ENDING");
  expect(dueReminder({ ...user("UTC"), subscriptionStatus: "active" }, new Date())).toBe(null);
});

test("a rule that paused itself, and what waits for an answer, are open only while they are so", () => {
  const rule = { name: "Casa no menor preço", isPaused: true };
  expect(kinds.RULE_PAUSED.words(facts({ rule }))).toMatchObject({
    title: "A regra “Casa no menor preço” parou",
    isOpen: true,
  });
  expect(kinds.RULE_PAUSED.words(facts({ rule: { ...rule, isPaused: false } })).isOpen).toBe(false);
  expect(kinds.RULE_PAUSED.words(facts()).isOpen).toBe(false);
  expect(kinds.APPROVALS_WAITING.words(facts({ approvalsWaiting: 2 })).title)
    .toBe("2 envios esperam a sua resposta");
  expect(kinds.APPROVALS_WAITING.words(facts()).isOpen).toBe(false);
  expect(kinds.RULES_PAUSED_BY_PLAN.words(facts({ rulesPausedByPlan: 2 }))).toMatchObject({
    title: "Suas 2 regras pararam com o plano",
    isOpen: true,
  });
  expect(kinds.RULES_PAUSED_BY_PLAN.words(facts()).isOpen).toBe(false);
});

test("a webhook that was disabled waits for its person, until it is enabled or removed", () => {
  const { words } = kinds.WEBHOOK_DISABLED;
  const webhook = { host: "ana.example", isDisabled: true };
  expect(words(facts({ webhook }))).toMatchObject({
    title: "O webhook de ana.example foi desligado",
    isOpen: true,
  });
  expect(words(facts({ webhook: { ...webhook, isDisabled: false } })).isOpen).toBe(false);
  expect(words(facts()).isOpen).toBe(false);
});
