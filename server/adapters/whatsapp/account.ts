import type { AuthenticationCreds } from "baileys";
import type { Account } from "../../core/messaging/messenger.ts";

/** The account that these credentials are linked to; null: none is. */
export function accountOf({ me }: Pick<AuthenticationCreds, "me">): Account | null {
  const [, id] = /^(\d+)[:@]/.exec(me?.id ?? "") ?? [];
  if (id === undefined) return null;
  const handle = shownNumber(id);
  return { id, name: me?.name || handle, handle };
}

/** A number as people write it: "+55 11 99999-0001"; those of other countries in one piece. */
export function shownNumber(digits: string): string {
  const [, area, first, last] = /^55(\d\d)(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return area ? `+55 ${area} ${first}-${last}` : `+${digits}`;
}
