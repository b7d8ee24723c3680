import type { Context } from "../../context.ts";
import { loadBounce } from "../../emails/queries.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId } from "../../ids.ts";
import type { DataExportStatus } from "../../privacy/data_export.ts";
import { momentLabel } from "../../zoned.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type AccountFacts = {
  /** When it will be deleted, in the user's zone: "28/11 às 09:00"; null: no deletion is scheduled. */
  readonly deletesAt: string | null;
  /** The last requested copy of the user's data; null: none. */
  readonly dataExport: {
    readonly status: DataExportStatus;
    /** Until when it can be downloaded; null: not made yet, or expired. */
    readonly until: string | null;
  } | null;
  /** Whether their address bounced, and gets no emails. */
  readonly hasBounced: boolean;
};

/** The kinds about the person's account. */
export const accountKinds = {
  DATA_EXPORT_ENDED: {
    description: "The copy of their data is there, or could not be made.",
    words: ({ account }) => dataExportEnded(account),
  },
  EMAIL_BOUNCED: {
    description: "The mail server refused their address for good: no emails are sent to it.",
    words: ({ account }) => emailBounced(account),
  },
  DELETION_REQUESTED: {
    description: "Their account is deleted on a day that was set, unless they cancel it.",
    words: ({ account }) => deletionRequested(account),
  },
} satisfies Kinds<{ account: AccountFacts }>;

/** The copy of a person's data. */
function dataExportEnded({ dataExport }: AccountFacts): Words {
  if (dataExport?.until) {
    return open(
      "Seus dados estão prontos",
      `Baixe a cópia em Conta e segurança até ${dataExport.until}.`,
    );
  }
  switch (dataExport?.status) {
    case "FAILED":
      return open(
        "A cópia dos seus dados não ficou pronta",
        "Algo falhou aqui, e nada se perdeu. Peça outra em Conta e segurança.",
      );
    case "PENDING":
      return closed(
        "Outra cópia dos seus dados está sendo feita",
        "Você recebe um aviso quando ela estiver pronta.",
      );
    default:
      return closed(
        "A cópia dos seus dados expirou",
        "Peça outra em Conta e segurança quando quiser.",
      );
  }
}

/** An address that gets no emails. */
const emailBounced = ({ hasBounced }: AccountFacts): Words =>
  hasBounced
    ? open(
      "Seu e-mail não recebe nossas mensagens",
      "O servidor recusou o seu endereço, e paramos de escrever para ele. Troque o e-mail, ou tente de novo no seu perfil.",
    )
    : closed("Seu e-mail tinha sido recusado", "Voltamos a escrever para você.");

/** The day on which the account is deleted. */
const deletionRequested = ({ deletesAt }: AccountFacts): Words =>
  deletesAt === null
    ? closed("Sua conta não será excluída", "Sua conta e seus dados ficam como estão.")
    : open(
      `Sua conta será excluída em ${deletesAt}`,
      "Até lá tudo funciona, e você pode cancelar em Conta e segurança. Depois não há como voltar.",
    );

/** Returns the scheduled deletion, the last copy of the data, and whether the address bounced. */
export async function loadAccountFacts(
  { db, now }: Context,
  userId: UserId,
): Promise<AccountFacts> {
  const row = await db.selectFrom("users")
    .leftJoinLateral(
      (eb) =>
        eb.selectFrom("data_exports").select(["status", "expires_at"])
          .whereRef("user_id", "=", "users.id").orderBy("id", "desc").limit(1).as("latest"),
      (join) => join.onTrue(),
    )
    .select(["email", "deletes_at", "time_zone as timeZone", "status", "expires_at as expiresAt"])
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const { deletes_at: deletesAt, timeZone, status, expiresAt } = row;
  const until = expiresAt && expiresAt > now ? momentLabel(expiresAt, timeZone) : null;
  return {
    deletesAt: deletesAt && momentLabel(deletesAt, timeZone),
    dataExport: status && { status, until },
    hasBounced: await loadBounce({ db }, row.email) !== null,
  };
}

/** Notifies that the person's address bounced. */
export async function notifyBounce(
  ctx: Context,
  { userId }: EventOf<"email.bounced">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "EMAIL_BOUNCED", subject: "", eventId });
}

/** Notifies that the copy of a person's data is ready, or failed. */
export async function notifyDataExport(
  ctx: Context,
  { userId }: EventOf<"dataExport.ended">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DATA_EXPORT_ENDED", subject: "", eventId });
}

/** Notifies when the account is deleted, or that it is not. */
export async function notifyDeletion(
  ctx: Context,
  { userId }: EventOf<"deletion.requested" | "deletion.canceled">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DELETION_REQUESTED", subject: "", eventId });
}
