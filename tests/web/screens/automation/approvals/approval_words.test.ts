import { expect, test } from "vitest";
import {
  approvalFacts,
  firstSentence,
} from "../../../../../web/screens/automation/approvals/approval_words.ts";
import { swipeOutcome } from "../../../../../web/screens/automation/approvals/swipe.ts";

const now = Date.parse("2026-11-23T17:00:00");
const at = (time: string) => new Date(`2026-11-23T${time}:00`).toISOString();
const groups = ["Achados", "Promos", "Casa"].map((title) => ({ title }));

test("an approval says where it goes, when, what it earns and until when", () => {
  expect(
    approvalFacts({
      groups,
      plannedAt: at("18:30"),
      expiresAt: at("18:05"),
      commission: { formatted: "R$ 33,59" },
    }, now).replace("\u00a0", " "),
  ).toBe(
    "Vai a 3 grupos, às 18:30. Comissão de R$ 33,59. Sem resposta até 18:05, não envia.",
  );
  expect(approvalFacts({ groups: groups.slice(0, 1), expiresAt: at("18:05") }, now)).toBe(
    "Vai a Achados, assim que você aprovar. Sem resposta até 18:05, não envia.",
  );
});

test("only the first sentence of a reason is on the card", () => {
  expect(firstSentence("Custa R$ 1.234,50 hoje. Pede a sua resposta para 3 grupos."))
    .toBe("Custa R$ 1.234,50 hoje.");
});

test.each([
  ["far to the right accepts", 140, 10, "accept"],
  ["far to the left rejects", -140, 10, "reject"],
  ["a short one does nothing", 60, 0, null],
  ["scrolling does nothing", 130, 120, null],
])("a swipe %s", (_, dx, dy, outcome) => {
  expect(swipeOutcome(dx, dy, 328)).toBe(outcome);
});
