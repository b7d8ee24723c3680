import { expect, test } from "vitest";
import { rulesNote, statusLine } from "../../../../web/screens/automation/rule_status.ts";

test.each([
  [[], "Nenhuma regra ainda."],
  [["DISABLED"], "1 regra desligada."],
  [["ENABLED", "ENABLED", "PAUSED_BY_PLAN"], "2 regras ligadas, 1 pausada."],
  [["ENABLED", "DISABLED", "DISABLED"], "1 regra ligada, 2 desligadas."],
])("%j is counted as %j", (statuses, words) => {
  expect(rulesNote(statuses)).toBe(`${words} Nada sai sem deixar o motivo escrito.`);
});

test("a rule says since when it works, and what stopped it", () => {
  const activity = { matchedToday: 2 };
  const enabledAt = new Date("2026-11-03T12:00:00").toISOString();
  expect(statusLine({ status: "ENABLED", enabledAt, activity }).text)
    .toBe("Ligada desde 3 de nov. Hoje agiu 2 vezes.");
  expect(statusLine({ status: "PAUSED_BY_FAILURES", activity })).toEqual({
    text: "Parou sozinha: falhou cinco vezes seguidas",
    isWarning: true,
  });
});
