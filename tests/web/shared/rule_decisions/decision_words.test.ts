import { expect, test } from "vitest";
import {
  decisionState,
  momentLabel,
} from "../../../../web/shared/rule_decisions/decision_words.ts";

const none = { waiting: 0, sent: 0, uncertain: 0, notSent: 0 };

test.each([
  [{ outcome: "SKIPPED", messages: none }, "Não enviada"],
  [{ outcome: "FAILED", messages: none }, "Falhou"],
  [{ outcome: "QUEUED", messages: { ...none, waiting: 2 } }, "Na fila"],
  [{ outcome: "QUEUED", messages: { ...none, sent: 3 } }, "Enviada"],
  [{ outcome: "QUEUED", messages: { ...none, sent: 2, uncertain: 1 } }, "Em dúvida"],
  [{ outcome: "QUEUED", messages: { ...none, notSent: 1 } }, "Não enviada"],
  [
    { outcome: "QUEUED", reasonCode: "OFFER_SOLD_OUT", messages: { ...none, sent: 1 } },
    "Corrigida",
  ],
  [
    { outcome: "QUEUED", reasonCode: "OFFER_SOLD_OUT", messages: { ...none, notSent: 1 } },
    "Não corrigida",
  ],
  [{ outcome: "ASKED", messages: none, approval: { status: "PENDING" } }, "Espera você"],
  [{ outcome: "ASKED", messages: none, approval: { status: "REJECTED" } }, "Você recusou"],
  [{ outcome: "ASKED", messages: none, approval: { status: "EXPIRED" } }, "Sem resposta"],
  [
    { outcome: "ASKED", messages: { ...none, sent: 3 }, approval: { status: "ACCEPTED" } },
    "Enviada",
  ],
])("%j is said as %s", (decision, label) => {
  expect(decisionState(decision).label).toBe(label);
});

test("what became of the messages is counted", () => {
  const messages = { waiting: 1, sent: 2, uncertain: 0, notSent: 1 };
  expect(decisionState({ outcome: "QUEUED", messages }).note)
    .toBe("Foi a 2 grupos. 1 mensagem espera a vez. 1 não foi enviada.");
});

test("a moment has its day in words", () => {
  const now = Date.parse("2026-11-23T15:00:00");
  expect(momentLabel(new Date("2026-11-23T14:12:00").toISOString(), now)).toBe("Hoje, 14:12");
  expect(momentLabel(new Date("2026-11-22T22:10:00").toISOString(), now)).toBe("Ontem, 22:10");
  expect(momentLabel(new Date("2026-11-16T09:30:00").toISOString(), now)).toBe("16/11, 09:30");
});
