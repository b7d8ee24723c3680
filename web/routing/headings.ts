import { paths } from "../paths.ts";

/**
 * The heading of a screen and the note below it, which the page shows before its code has run
 * (`web/build/outlines.ts`): the screen must show the same.
 */
export const headings = {
  [paths.combined]: { title: "Entre ou crie a sua conta" },
  [paths.login]: { title: "Entre na sua conta" },
  [paths.register]: {
    title: "Crie a sua conta",
    note: (trialDays: number | string) => `${trialDays} dias de teste, sem cartão.`,
  },
  [paths.forgotPassword]: {
    title: "Esqueceu a senha?",
    note: "Escreva o e-mail da sua conta. Enviamos um link para você escolher outra senha.",
  },
  [paths.generator]: {
    title: "Cole um link, confira, envie",
    note: "Também vale o texto copiado do app da loja. Até 50 links de uma vez.",
  },
  [paths.amazonGenerator]: {
    title: "Cole um link da Amazon, confira, envie",
    note: "Também valem o ASIN e o texto copiado do app. Até 50 links de uma vez.",
  },
} as const;
