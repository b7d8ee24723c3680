import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { siteOrigin } from "../links/queries.ts";
import { permit } from "../permissions.ts";
import { TRIAL_DAYS } from "../plans/subscription.ts";
import type { EmailWords } from "./email.ts";
import { type EmailKind, emailKindNames } from "./kinds.ts";
import { emailColor } from "./queries.ts";
import { codeWords, welcomeWords } from "./words/account_words.ts";
import { feedbackAnswerWords } from "./words/feedback_answer_words.ts";
import { healthWords } from "./words/health_words.ts";
import {
  canceledDeletionWords,
  dataExportWords,
  deletionWords,
  disabledWebhookWords,
} from "./words/own_data_words.ts";
import { latePaymentWords, recoveryWords } from "./words/payment_words.ts";

/** What the examples are made of; nobody's data. */
const person = { greeting: "Olá, Ana.", until: "28/11 às 09:00" };

/** An example of each kind; links lead to `origin`. */
const samples: Readonly<Record<EmailKind, (origin: string) => EmailWords>> = {
  WELCOME: () => welcomeWords({ trialDays: TRIAL_DAYS }),
  VERIFICATION: (origin) => codeWords("VERIFICATION", `${origin}/auth/action`),
  EMAIL_CHANGE: (origin) => codeWords("EMAIL_CHANGE", `${origin}/auth/action`),
  RESET: (origin) => codeWords("RESET", `${origin}/auth/action`),
  RECOVERY: (origin) => codeWords("RECOVERY", `${origin}/auth/action`),
  DATA_EXPORT: () => dataExportWords(person),
  DELETION: () => deletionWords(person),
  DELETION_CANCELED: () => canceledDeletionWords(person),
  LATE_PAYMENT: () =>
    latePaymentWords({
      reminder: 1,
      isLast: false,
      amount: " de R$ 49,90",
      until: person.until,
      payUrl: null,
    }),
  PAYMENT_RECOVERED: recoveryWords,
  WEBHOOK_DISABLED: () => disabledWebhookWords({ host: "loja.example" }),
  FEEDBACK_ANSWER: (origin) =>
    feedbackAnswerWords({
      text: "Quero enviar no domingo, também.",
      answer: "Já dá: crie um envio no calendário.",
      link: `${origin}/app/help/feedback`,
    }),
  HEALTH: (origin) =>
    healthWords({
      label: "Disco",
      figure: "1 GB livres de 100 GB",
      advice: "Libere espaço ou aumente o disco.",
      notice: "OPENED",
      link: `${origin}/app/admin/saude-sistema`,
    }),
};

/**
 * Returns an example of a kind as it is sent, in the appearance's colours, for admins.
 * @throws Failure EMAIL_NOT_FOUND
 */
export async function previewEmail(ctx: Context, name: string) {
  permit(ctx.viewer, "operations.see");
  const kind = emailKindNames.find((one) => one === name);
  if (!kind) throw new Failure("EMAIL_NOT_FOUND", ["kind"]);
  const { color } = await emailColor(ctx);
  const words = samples[kind](siteOrigin(ctx.ports));
  return ctx.ports.renderEmail({ ...words, kind, to: "ana@example.com", color });
}
