import type { AuthenticationCreds } from "baileys";
import type { Account } from "../../core/delivery/messenger.ts";
import { shownPhone } from "../../core/delivery/pairing/phone.ts";

/** The account that these credentials are linked to; null: none is. */
export function accountOf({ me }: Pick<AuthenticationCreds, "me">): Account | null {
  const [, id] = /^(\d+)[:@]/.exec(me?.id ?? "") ?? [];
  if (id === undefined) return null;
  const handle = shownPhone(id);
  return { id, name: me?.name || handle, handle };
}
