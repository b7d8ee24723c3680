import { paths } from "../paths.ts";

/** A text or an offer to repeat, and the group that it starts with. */
export type Repeated = { readonly id: string; readonly groupId: string | null };

/** The calendar with a repetition of this text or offer begun, in this group if one is named. */
export const repeatPath = (
  what: ({ readonly textId: string } | { readonly offerId: string }) & {
    readonly groupId?: string;
  },
) =>
  `${paths.calendar}?${new URLSearchParams({
    repetir: "textId" in what ? what.textId : what.offerId,
    ...what.groupId && { grupo: what.groupId },
  })}`;

/** Parses what `repeatPath` names; null: nothing. */
export function parseRepeated(params: URLSearchParams): Repeated | null {
  const id = params.get("repetir");
  return id && /^(cmt|ofr)_\w+$/.test(id) ? { id, groupId: params.get("grupo") } : null;
}
