import type { EmailWords } from "../email.ts";

/** The person, and an instant in their zone: "28/11 às 09:00". */
type Facts = { readonly greeting: string; readonly until: string };

/** Greets by the first name; without it where the address may still be somebody else's. */
export function greetingOf(
  { name, isVerified }: { readonly name: string; readonly isVerified: boolean },
): string {
  const [first] = name.trim().split(/\s+/);
  return first && isVerified ? `Olá, ${first}.` : "Olá.";
}

/** The copy of a person's data is ready. */
export const dataExportWords = ({ greeting, until }: Facts): EmailWords => ({
  subject: "Seus dados estão prontos",
  text: `${greeting}

A cópia dos seus dados está pronta. Entre na sua conta, abra “Conta e segurança” e baixe o arquivo até ${until}. Depois disso ele some daqui; você pode pedir outro quando quiser.

Se não foi você que pediu, troque sua senha e encerre as outras sessões na mesma tela.
`,
});

/** When the account will be deleted, and how to cancel that. */
export const deletionWords = ({ greeting, until }: Facts): EmailWords => ({
  subject: "Sua conta será excluída",
  text: `${greeting}

Recebemos o pedido para excluir sua conta. Ela será excluída em ${until}, com tudo o que há nela: ofertas, grupos, envios, conexões e foto. Depois não há como voltar.

Para cancelar, entre na sua conta antes disso, abra “Conta e segurança” e toque em “Cancelar exclusão”. Até lá tudo funciona como sempre, e você ainda pode baixar uma cópia dos seus dados.

Se não foi você que pediu, cancele agora e troque sua senha.
`,
});

/** The deletion was canceled. */
export const canceledDeletionWords = ({ greeting }: Pick<Facts, "greeting">): EmailWords => ({
  subject: "Sua conta não será mais excluída",
  text: `${greeting}

A exclusão da sua conta foi cancelada. Sua conta e seus dados ficam como estão.
`,
});

/** A webhook was disabled. */
export const disabledWebhookWords = ({ host }: { readonly host: string }): EmailWords => ({
  subject: "Um webhook seu foi desligado",
  text: `Olá.

Nada do que enviamos ao webhook de ${host} chegou nos últimos dias, ou o servidor respondeu que ele não existe mais. Por isso ele está desligado.

Nada se perdeu: o que aconteceu desde então espera por até 30 dias. Quando o endereço voltar a responder, abra “Webhooks” nas configurações e ligue de novo; tudo chega na ordem em que aconteceu.
`,
});
