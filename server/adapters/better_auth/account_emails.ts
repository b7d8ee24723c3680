import type { Kysely } from "kysely";
import { type EmailKind, emailKinds, findEmail, signCode } from "./email_codes.ts";
import { authDatabase } from "./auth_tables.ts";
import type { Email, WriteAccountEmail } from "../../core/users/account/email.ts";

type Words = { subject: string; text: string; label: string; footnote: string };

const NOT_YOU = "Se não foi você que pediu, ignore esta mensagem: nada muda.";

/** Without the person's own words: the address may be somebody else's. */
const words: Readonly<Record<EmailKind, Words>> = {
  verification: {
    subject: "Confirme seu e-mail",
    text: `Olá.

Confirme que este e-mail é seu. Depois disso você já pode fazer o primeiro envio aos seus grupos.`,
    label: "Confirmar e-mail",
    footnote: `O link vale por 24 horas. Se ele vencer, peça outro no seu perfil.

Se não foi você que criou esta conta, ignore esta mensagem.`,
  },
  emailChange: {
    subject: "Confirme seu novo e-mail",
    text: `Olá.

Alguém pediu para usar este endereço como o e-mail da própria conta. Se foi você, confirme: até lá continua valendo o e-mail anterior.`,
    label: "Confirmar novo e-mail",
    footnote: `O link vale por 24 horas.

${NOT_YOU}`,
  },
  reset: {
    subject: "Escolha uma nova senha",
    text: `Olá.

Recebemos um pedido para trocar a senha da sua conta. Toque no botão e escolha uma nova.`,
    label: "Escolher nova senha",
    footnote: `O link vale por 1 hora e só pode ser usado uma vez.

${NOT_YOU}`,
  },
  recovery: {
    subject: "O e-mail da sua conta mudou",
    text: `Olá.

O e-mail da sua conta foi trocado, e este endereço já não vale para entrar. Se foi você, não precisa fazer nada.

Se não foi você, desfaça a troca. Todas as sessões são encerradas; troque também a senha em seguida.`,
    label: "Desfazer a troca",
    footnote: "O link vale por 7 dias.",
  },
};

/** Writes the emails of embedded accounts; `secret` signs their codes. */
export function accountEmails<Tables>(db: Kysely<Tables>, secret: string): WriteAccountEmail {
  return async (emailId): Promise<Email | null> => {
    const requested = await findEmail(authDatabase(db), emailId);
    if (!requested) return null;
    const { kind, subject, email, address, expiresAt } = requested;
    const { mode } = emailKinds[kind];
    const code = await signCode(secret, mode, { emailId, subject, email }, expiresAt);
    const { label, ...content } = words[kind];
    const link = `${address}/auth/action?mode=${mode}&oobCode=${code}`;
    return { to: email, ...content, button: { label, link } };
  };
}
