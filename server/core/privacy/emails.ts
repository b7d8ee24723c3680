import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId, UserId } from "../ids.ts";
import { momentLabel } from "../zoned.ts";

/** Emails that the copy of their data is ready. A failed copy only makes a notification. */
export async function emailDataExport(
  ctx: Context,
  { userId, dataExportId }: EventOf<"dataExport.ended">,
  id: EventId,
) {
  const copy = await ctx.db.selectFrom("data_exports").select("expires_at")
    .where("id", "=", dataExportId).where("status", "=", "READY").executeTakeFirst();
  if (!copy?.expires_at || copy.expires_at <= ctx.now) return;
  await sendTo(ctx, userId, id, ({ greeting, timeZone }) => ({
    subject: "Seus dados estão prontos",
    text: `${greeting}

A cópia dos seus dados está pronta. Entre na sua conta, abra “Conta e segurança” e baixe o arquivo até ${
      momentLabel(copy.expires_at!, timeZone)
    }. Depois disso ele some daqui; você pode pedir outro quando quiser.

Se não foi você que pediu, troque sua senha e encerre as outras sessões na mesma tela.
`,
  }));
}

/** Emails when the account will be deleted, and how to cancel that. */
export async function emailDeletion(
  ctx: Context,
  { userId }: EventOf<"deletion.requested">,
  id: EventId,
) {
  await sendTo(ctx, userId, id, ({ greeting, deletesAt, timeZone }) =>
    deletesAt && {
      subject: "Sua conta será excluída",
      text: `${greeting}

Recebemos o pedido para excluir sua conta. Ela será excluída em ${
        momentLabel(deletesAt, timeZone)
      }, com tudo o que há nela: ofertas, grupos, envios, conexões e foto. Depois não há como voltar.

Para cancelar, entre na sua conta antes disso, abra “Conta e segurança” e toque em “Cancelar exclusão”. Até lá tudo funciona como sempre, e você ainda pode baixar uma cópia dos seus dados.

Se não foi você que pediu, cancele agora e troque sua senha.
`,
    });
}

/** Emails that the deletion was canceled. */
export async function emailCanceledDeletion(
  ctx: Context,
  { userId }: EventOf<"deletion.canceled">,
  id: EventId,
) {
  await sendTo(ctx, userId, id, ({ greeting, deletesAt }) =>
    deletesAt ? null : {
      subject: "Sua conta não será mais excluída",
      text: `${greeting}

A exclusão da sua conta foi cancelada. Sua conta e seus dados ficam como estão.
`,
    });
}

type Recipient = {
  readonly greeting: string;
  readonly deletesAt: Date | null;
  readonly timeZone: string;
};
type Words = { readonly subject: string; readonly text: string };

/** Sends an email about the state of now; nothing when `wordsFor` returns null. */
async function sendTo(
  { db, ports }: Context,
  userId: UserId,
  id: EventId,
  wordsFor: (recipient: Recipient) => Words | null,
) {
  const user = await db.selectFrom("users").select([
    "email",
    "time_zone as timeZone",
    "deletes_at as deletesAt",
    "display_name as name",
    "email_verified_at as verifiedAt",
  ]).where("id", "=", userId).executeTakeFirst();
  const words = user && wordsFor({ ...user, greeting: greetingOf(user) });
  if (words) await ports.sendEmail({ to: user.email, ...words }, id);
}

/** Greets by the first name; without it where the address may still be somebody else's. */
function greetingOf({ name, verifiedAt }: { name: string; verifiedAt: Date | null }): string {
  const [first] = name.trim().split(/\s+/);
  return first && verifiedAt ? `Olá, ${first}.` : "Olá.";
}
