const inboxKinds = { problemas: "PROBLEM", sugestoes: "IDEA", duvidas: "QUESTION" } as const;
const inboxStatuses = { respondidas: "ANSWERED", encerradas: "CLOSED", todas: null } as const;

/** A kind of what people wrote, a value of `?so=`; how far it is, a value of `?ver=`. */
export type InboxKind = keyof typeof inboxKinds;
export type InboxView = keyof typeof inboxStatuses;

/** Parses the inbox's parameters: what waits for an admin, unless `?ver=` says otherwise. */
export function parseInboxParams(params: URLSearchParams) {
  const [named, seen] = [params.get("so") ?? "", params.get("ver") ?? ""];
  const kind = Object.hasOwn(inboxKinds, named) ? named as InboxKind : null;
  const view = Object.hasOwn(inboxStatuses, seen) ? seen as InboxView : null;
  const page = {
    search: params.get("q")?.trim() || null,
    kind: kind && inboxKinds[kind],
    status: view ? inboxStatuses[view] : "RECEIVED" as const,
    assigneeId: params.get("de") || null,
    topicId: params.get("assunto") || null,
    first: 30,
  };
  return { kind, view, page };
}
