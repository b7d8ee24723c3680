import { expect, test } from "vitest";
import { paymentWords } from "../../../../web/screens/subscriptions/payment_words.ts";
import { statusSentence } from "../../../../web/screens/subscriptions/status_words.ts";

const titleOf = (checkout: Parameters<typeof paymentWords>[0]) =>
  paymentWords(checkout, "Pro").title;

test("each state of a first payment has its words; Pix and boleto are told apart", () => {
  const complete = { status: "COMPLETE", subscriptionStatus: "INCOMPLETE" };
  expect(titleOf(null)).toBe("Nenhum pagamento por aqui");
  expect(titleOf({ status: "OPEN" })).toBe("Esperando a confirmação");
  expect(titleOf({ status: "COMPLETE" })).toBe("Confirmando o pagamento");
  expect(titleOf({ ...complete, pending: { method: "PIX" } })).toBe("Falta pagar o Pix");
  expect(titleOf({ ...complete, pending: { method: "BOLETO" } })).toBe("Falta pagar o boleto");
  expect(titleOf({ ...complete, subscriptionStatus: "ACTIVE" })).toBe(
    "Pronto: seu plano é o Pro",
  );
  expect(titleOf({ ...complete, subscriptionStatus: "EXPIRED" })).toBe(
    "O pagamento não foi feito a tempo",
  );
  expect(titleOf({ status: "EXPIRED" })).toBe("O pagamento não foi feito a tempo");
  expect(titleOf({ ...complete, subscriptionStatus: "CANCELED" })).toBe(
    "Este pagamento já passou",
  );
});

test("every status says what comes next", () => {
  const paid = {
    nextChargeOn: "1 de dez. de 2026",
    cancelsOn: null,
    isWithdrawn: false,
    price: "R$ 9",
  };
  const active = { status: "ACTIVE", endsOn: null } as const;
  expect(statusSentence({ ...active, paid })).toBe(
    "A próxima cobrança, de R$ 9, é em 1 de dez. de 2026.",
  );
  expect(statusSentence({ ...active, paid: { ...paid, cancelsOn: "3 de dez." } }))
    .toMatch(/^Termina em 3 de dez\., como você pediu/);
  expect(statusSentence({ ...active, paid: null })).toMatch(/não é cobrado/);
  expect(statusSentence({ status: "PAST_DUE", endsOn: "3 de dez.", paid })).toMatch(/até 3 de dez/);
  expect(statusSentence({ status: "EXPIRED", endsOn: null, paid: null })).toMatch(
    /Nada foi apagado/,
  );
});
