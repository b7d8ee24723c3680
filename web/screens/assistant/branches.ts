/** A message as the tree of a thread has it. */
export type Node = { readonly id: string; readonly parentId?: string | null | undefined };

/** One message that is shown, and the branches beside it. */
export type Shown<Message> = {
  readonly message: Message;
  /** The ids of those with the same parent, this one too, oldest first. */
  readonly siblings: readonly string[];
};

/**
 * Returns the messages of one way through a thread, from the first on: of each group of branches the
 * chosen one, else the newest. `chosen` has, by the parent's id ("" for none), the id of a branch.
 */
export function branchOf<Message extends Node>(
  messages: readonly Message[],
  chosen: ReadonlyMap<string, string>,
): Shown<Message>[] {
  const byParent = Map.groupBy(messages, ({ parentId }) => parentId ?? "");
  const shown: Shown<Message>[] = [];
  for (let parent = "";;) {
    const branches = byParent.get(parent);
    if (!branches) return shown;
    const message = branches.find(({ id }) => id === chosen.get(parent)) ?? branches.at(-1)!;
    shown.push({ message, siblings: branches.map(({ id }) => id) });
    byParent.delete(parent);
    parent = message.id;
  }
}

/** Returns the branches, as `branchOf` takes them, that lead to a message; null: to none in particular. */
export function branchesTo(
  messages: readonly Node[],
  id: string | null,
): ReadonlyMap<string, string> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const chosen = new Map<string, string>();
  for (let at = id === null ? undefined : byId.get(id); at; at = byId.get(at.parentId ?? "")) {
    chosen.set(at.parentId ?? "", at.id);
  }
  return chosen;
}
