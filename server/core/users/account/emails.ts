import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId } from "../../ids.ts";
import { TRIAL_DAYS } from "../../plans/subscription.ts";

/** Emails a new person about the trial and the first step. */
export async function welcomeUser(
  { db, ports }: Context,
  { userId }: EventOf<"user.registered">,
  id: EventId,
) {
  const user = await db.selectFrom("users").select("email").where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return;
  await ports.sendEmail({
    to: user.email,
    subject: "Sua conta está pronta",
    // Without the person's own words: the address is not verified yet.
    text: `Olá.

Seu período de teste vale por ${TRIAL_DAYS} dias. O primeiro passo: abra o gerador, cole o link de um produto e confira a oferta com o seu link de afiliado.

Se não foi você que criou esta conta, ignore esta mensagem.
`,
  }, id);
}

/** Sends an email with a code. The code is created here: no event and no job contains one. */
export async function sendAccountEmail(
  { ports }: Context,
  { emailId }: EventOf<"accountEmail.requested">,
  id: EventId,
) {
  const email = await ports.writeAccountEmail(emailId);
  if (email) await ports.sendEmail(email, id);
}
