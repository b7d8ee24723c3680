import type { EmailWords } from "../email.ts";

/** What is sent to an address that may be somebody else's says nothing of the person's own words. */
const NOT_YOU = "Se não foi você que pediu, ignore esta mensagem: nada muda.";

/** To a new person, about the trial and the first step. */
export const welcomeWords = ({ trialDays }: { readonly trialDays: number }): EmailWords => ({
  subject: "Sua conta está pronta",
  text: `Olá.

Seu período de teste vale por ${trialDays} dias. O primeiro passo: abra o gerador, cole o link de um produto e confira a oferta com o seu link de afiliado.

Se não foi você que criou esta conta, ignore esta mensagem.
`,
});

type CodeWords = Omit<EmailWords, "button"> & { readonly label: string };

/** Emails with a code, which is in the link of their button. */
const codes = {
  VERIFICATION: {
    subject: "Confirme seu e-mail",
    text: `Olá.

Confirme que este e-mail é seu. Depois disso você já pode fazer o primeiro envio aos seus grupos.`,
    label: "Confirmar e-mail",
    footnote: `O link vale por 24 horas. Se ele vencer, peça outro no seu perfil.

Se não foi você que criou esta conta, ignore esta mensagem.`,
  },
  EMAIL_CHANGE: {
    subject: "Confirme seu novo e-mail",
    text: `Olá.

Alguém pediu para usar este endereço como o e-mail da própria conta. Se foi você, confirme: até lá continua valendo o e-mail anterior.`,
    label: "Confirmar novo e-mail",
    footnote: `O link vale por 24 horas.

${NOT_YOU}`,
  },
  RESET: {
    subject: "Escolha uma nova senha",
    text: `Olá.

Recebemos um pedido para trocar a senha da sua conta. Toque no botão e escolha uma nova.`,
    label: "Escolher nova senha",
    footnote: `O link vale por 1 hora e só pode ser usado uma vez.

${NOT_YOU}`,
  },
  RECOVERY: {
    subject: "O e-mail da sua conta mudou",
    text: `Olá.

O e-mail da sua conta foi trocado, e este endereço já não vale para entrar. Se foi você, não precisa fazer nada.

Se não foi você, desfaça a troca. Todas as sessões são encerradas; troque também a senha em seguida.`,
    label: "Desfazer a troca",
    footnote: "O link vale por 7 dias.",
  },
} as const satisfies Record<string, CodeWords>;

/** The kinds of emails with a code. */
export type CodeKind = keyof typeof codes;

/** An email with a code; `link` leads to the page that takes it. */
export function codeWords(kind: CodeKind, link: string): EmailWords {
  const { label, ...words } = codes[kind];
  return { ...words, button: { label, link } };
}
