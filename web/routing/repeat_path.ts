import { paths } from "../paths.ts";

/** A text or an offer to repeat or to send once, and the groups that it starts with. */
export type Repeated = {
  readonly id: string;
  readonly groupIds: readonly string[];
  /** The local time (YYYY-MM-DDTHH:MM) at which it goes once; null: it is repeated. */
  readonly at: string | null;
};

/** The calendar with a sending of this text or offer begun: a repetition, or once at a time. */
export const repeatPath = (
  what: ({ readonly textId: string } | { readonly offerId: string }) & {
    readonly groupId?: string;
    readonly groupIds?: readonly string[];
    readonly at?: string;
  },
): string => {
  const groups = what.groupIds ?? (what.groupId ? [what.groupId] : []);
  return `${paths.calendar}?${new URLSearchParams({
    repetir: "textId" in what ? what.textId : what.offerId,
    ...groups.length > 0 && { grupo: groups.join(" ") },
    ...what.at && { em: what.at },
  })}`;
};

/** Parses what `repeatPath` names; null: nothing. */
export function parseRepeated(params: URLSearchParams): Repeated | null {
  const id = params.get("repetir");
  if (!id || !/^(cmt|ofr)_\w+$/.test(id)) return null;
  const at = params.get("em");
  return {
    id,
    groupIds: params.get("grupo")?.split(" ").filter(Boolean) ?? [],
    at: at && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? at : null,
  };
}
