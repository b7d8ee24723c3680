import type { BinaryNode, WASocket } from "baileys";
import type { MemberChange, SeenGroup } from "../../../core/delivery/messenger.ts";
import type { Query } from "../connection/waiting.ts";
import type { GroupCache } from "./group_cache.ts";
import { absentFrom, meOf, readGroup } from "./groups.ts";
import { isMe, type Me } from "../jids.ts";

type Options = {
  /** Returns the open socket; null: there is none. */
  readonly socket: () => WASocket | null;
  readonly cache: GroupCache;
  readonly query: Query;
  readonly report: (group: SeenGroup) => Promise<void>;
  readonly reportMembers: (change: MemberChange) => Promise<void>;
};

type GroupEvents = {
  /** Listens to a socket's notifications. */
  readonly listen: (socket: WASocket) => void;
  /** Continues with changes whose queries failed before. */
  readonly resume: () => void;
};

/** The effect of a change; "look": the group has to be read. */
type Change = SeenGroup | "look";

/**
 * Reports groups that change, from the server's notifications. It reads the stanzas, since the
 * library's own events omit groups that end and those in which only the hidden id identifies the
 * account.
 */
export function groupEvents({ socket, cache, query, report, reportMembers }: Options): GroupEvents {
  const changed = new Map<string, Change>();
  let isReporting = false;
  let isRequestedAgain = false;

  function recordChange(jid: string, change: Change): void {
    const before = changed.get(jid);
    if (before === "look") return;
    changed.set(jid, change === "look" || !before ? change : { ...before, ...change });
  }

  /** Serialised: the server may notify of hundreds at once. */
  async function reportAll(): Promise<void> {
    for (const [jid, change] of changed) {
      const line = socket();
      if (change === "look" && !line) continue;
      changed.delete(jid); // changes from now on are newer than what is reported
      try {
        const group = change === "look" ? await readGroup(line!, jid, query) : change;
        if (group) await report(group);
      } catch (error) {
        changed.set(jid, "look");
        throw error;
      }
    }
  }

  function resume(): void {
    isRequestedAgain = isReporting;
    if (isReporting) return;
    isReporting = true;
    reportAll().catch(() => {}) // failed queries are repeated at the next change
      .finally(() => {
        isReporting = false;
        if (isRequestedAgain) resume(); // a socket opened, or a group changed, meanwhile
      });
  }

  return {
    resume,
    listen(socket) {
      socket.ws.on("CB:notification,type:w:gp2", ({ attrs, content }: BinaryNode) => {
        const jid = attrs.from!;
        cache.drop(jid);
        for (const node of Array.isArray(content) ? content : []) {
          const change = changeOf(jid, node, meOf(socket));
          if (change) recordChange(jid, change);
          const members = membersIn(node, meOf(socket));
          if (members) {
            void reportMembers({ externalId: jid, eventId: `${jid} ${attrs.id}`, ...members });
          }
        }
        resume();
      });
    },
  };
}

function changeOf(jid: string, { tag, attrs, content }: BinaryNode, me: Me): Change | null {
  const isOwnAccount = participants(content).some(isParticipant(me));
  switch (tag) {
    case "subject":
      return { externalId: jid, title: attrs.subject ?? "", isThere: true };
    case "delete":
      return absentFrom(jid);
    case "remove":
    case "leave":
      return isOwnAccount ? absentFrom(jid) : null;
    case "add":
    case "promote":
    case "demote":
      return isOwnAccount ? "look" : null;
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

const participants = (content: BinaryNode["content"]): BinaryNode[] =>
  Array.isArray(content) ? content.filter((node) => node.tag === "participant") : [];

function isParticipant(me: Me): (node: BinaryNode) => boolean {
  const isOwn = isMe(me);
  return ({ attrs }) => isOwn(attrs.jid, attrs.lid, attrs.phone_number);
}

/** Returns how many others a notification says have joined or left; null: it says something else. */
function membersIn({ tag, content }: BinaryNode, me: Me) {
  const isOwn = isParticipant(me);
  const others = participants(content).filter((node) => !isOwn(node)).length;
  if (others === 0) return null;
  if (tag === "add") return { joined: others, left: 0 };
  return tag === "remove" || tag === "leave" ? { joined: 0, left: others } : null;
}
