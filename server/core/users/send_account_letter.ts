import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";

/** Sends a letter with a code. The code is made here: no event and no job ever holds one. */
export async function sendAccountLetter(
  { ports }: Context,
  { letterId }: EventOf<"accountLetter.asked">,
  id: EventId,
) {
  const letter = await ports.writeAccountLetter(letterId);
  if (letter) await ports.sendLetter(letter, id);
}
