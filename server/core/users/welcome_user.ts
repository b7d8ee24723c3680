import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";

/** Writes to a new person: what they have, and the first step. */
export async function welcomeUser(
  { db, ports }: Context,
  { userId }: EventOf<"user.registered">,
  id: EventId,
) {
  const user = await db.selectFrom("users").select("email").where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return;
  await ports.sendLetter({
    to: user.email,
    subject: "Sua conta está pronta",
    // No word of the person's own: nobody has shown yet that the address is theirs.
    text: `Olá.

Seu período de teste vale por 7 dias. O primeiro passo: abra o gerador, cole o link de um produto e confira a oferta com o seu link de afiliado.

Se não foi você que criou esta conta, ignore esta mensagem.
`,
  }, id);
}
