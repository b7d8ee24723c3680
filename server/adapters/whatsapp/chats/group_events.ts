import type { BinaryNode, WASocket } from "baileys";
import type { SeenGroup } from "../../../core/delivery/messenger.ts";
import type { Ask } from "../connection/responses.ts";
import type { GroupCache } from "./group_cache.ts";
import { absentFrom, lookAt, meOf } from "./groups.ts";
import { isMe, type Me } from "../jids.ts";

type Hearing = {
  /** The open socket; null: there is none. */
  readonly socket: () => WASocket | null;
  readonly cache: GroupCache;
  readonly ask: Ask;
  readonly tell: (group: SeenGroup) => Promise<void>;
};

type GroupNews = {
  /** Hears what a socket is notified of, from now on. */
  readonly listen: (socket: WASocket) => void;
  /** Goes on where questions were not answered before. */
  readonly goOn: () => void;
};

/** What a change of a group comes to; "look": what it is now must be asked for. */
type Change = SeenGroup | "look";

/**
 * Tells of the groups that change, as the server notifies of it. From its stanzas: the library's own
 * events leave out groups that end, and those in which only the hidden id says who we are.
 */
export function groupNews({ socket, cache, ask, tell }: Hearing): GroupNews {
  const changed = new Map<string, Change>();
  let isTelling = false;
  let isAskedAgain = false;

  function note(jid: string, change: Change): void {
    const before = changed.get(jid);
    if (before === "look") return;
    changed.set(jid, change === "look" || !before ? change : { ...before, ...change });
  }

  /** One after the other: the server may tell of hundreds at once. */
  async function tellAll(): Promise<void> {
    for (const [jid, change] of changed) {
      const line = socket();
      if (change === "look" && !line) continue;
      changed.delete(jid); // what is noted from now on is newer than what is told
      try {
        const group = change === "look" ? await lookAt(line!, jid, ask) : change;
        if (group) await tell(group);
      } catch (error) {
        changed.set(jid, "look");
        throw error;
      }
    }
  }

  function goOn(): void {
    isAskedAgain = isTelling;
    if (isTelling) return;
    isTelling = true;
    tellAll().catch(() => {}) // what was not answered is asked for again when something happens
      .finally(() => {
        isTelling = false;
        if (isAskedAgain) goOn(); // a line came, or news, behind what was passed over
      });
  }

  return {
    goOn,
    listen(socket) {
      socket.ws.on("CB:notification,type:w:gp2", ({ attrs, content }: BinaryNode) => {
        const jid = attrs.from!;
        cache.drop(jid);
        for (const node of Array.isArray(content) ? content : []) {
          const change = changeOf(jid, node, meOf(socket));
          if (change) note(jid, change);
        }
        goOn();
      });
    },
  };
}

function changeOf(jid: string, { tag, attrs, content }: BinaryNode, me: Me): Change | null {
  const people = Array.isArray(content) ? content.filter((node) => node.tag === "participant") : [];
  const isOwn = isMe(me);
  const isOurs = people.some(({ attrs }) => isOwn(attrs.jid, attrs.lid, attrs.phone_number));
  switch (tag) {
    case "subject":
      return { externalId: jid, title: attrs.subject ?? "", isThere: true };
    case "delete":
      return absentFrom(jid);
    case "remove":
    case "leave":
      return isOurs ? absentFrom(jid) : null;
    case "add":
    case "promote":
    case "demote":
      return isOurs ? "look" : null;
    case "create":
    case "announcement":
    case "not_announcement":
    case "link":
    case "unlink":
      return "look";
    default:
      return null;
  }
}
