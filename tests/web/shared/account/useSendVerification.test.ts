import { expect, it } from "vitest";
import {
  onVerificationSent,
  recordVerificationSent,
  verificationSentAt,
} from "../../../../web/shared/account/useSendVerification.ts";

it("is the time of that address alone: the next person of the tab was sent nothing", () => {
  recordVerificationSent("ana@exemplo.com.br", 1_000);
  expect(verificationSentAt("ana@exemplo.com.br")).toBe(1_000);
  expect(verificationSentAt("bia@exemplo.com.br")).toBeNull();
});

it("notifies every place that shows it, until it no longer listens", () => {
  const seen: (number | null)[] = [];
  const stop = onVerificationSent(() => seen.push(verificationSentAt("caio@exemplo.com.br")));
  recordVerificationSent("caio@exemplo.com.br", 1_000);
  stop();
  recordVerificationSent("caio@exemplo.com.br", 2_000);
  expect(seen).toEqual([1_000]);
});
