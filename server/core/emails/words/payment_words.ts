import type { EmailWords } from "../email.ts";

type LatePayment = {
  /** From 1. */
  readonly reminder: number;
  /** Whether sending pauses with it. */
  readonly isLast: boolean;
  /** " de R$ 49,90", or nothing where the invoice is not known. */
  readonly amount: string;
  /** Until when sending goes on: "28/11 às 09:00". */
  readonly until: string;
  /** Where it is paid; null: nowhere but in the app. */
  readonly payUrl: string | null;
};

const greeted = (text: string) => `Olá.\n\n${text}\n`;

const subjects = [
  "Não conseguimos cobrar sua assinatura",
  "O pagamento da sua assinatura segue em atraso",
  "Amanhã seus envios pausam por falta de pagamento",
  "Seus envios estão em pausa",
];

/** A reminder of a late payment. */
export function latePaymentWords(
  { reminder, isLast, amount, until, payUrl }: LatePayment,
): EmailWords {
  const pay = payUrl
    ? `Para pagar agora, abra ${payUrl}\n\nPara trocar a forma de pagamento, abra “Assinatura” na sua conta.`
    : "Para pagar ou trocar a forma de pagamento, abra “Assinatura” na sua conta.";
  return {
    subject: subjects[reminder - 1] ?? subjects[0]!,
    text: greeted(
      isLast
        ? `O pagamento${amount} não chegou, e seus envios estão em pausa. Nada foi apagado: quando o pagamento entrar, tudo segue de onde parou.\n\n${pay}`
        : `O pagamento${amount} da sua assinatura não passou. Seus envios seguem até ${until}; depois ficam em pausa, e nada é apagado.\n\n${pay}`,
    ),
  };
}

/** A late payment arrived. */
export const recoveryWords = (): EmailWords => ({
  subject: "Sua assinatura está em dia",
  text: greeted("Está tudo certo com a sua assinatura: seus envios seguem de onde estavam."),
});
