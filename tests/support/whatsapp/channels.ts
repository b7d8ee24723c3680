import { Buffer } from "node:buffer";
import { proto, QueryIds } from "baileys";
import type { Account } from "./accounts.ts";
import { newInviteCode, type Role } from "./groups.ts";
import type { Phone } from "./jids.ts";
import type { MediaStore } from "./media.ts";
import { type Message, wordsOf } from "./message.ts";
import type { IncomingQuery, Queries } from "./queries.ts";
import { bytesIn, childOf, element, firstOf, type Stanza } from "./stanzas.ts";

export type StandinChannel = {
  readonly id: string;
  name: string;
  readonly inviteCode: string;
  /** Those who may write. */
  readonly people: Map<Phone, Role>;
  readonly messages: Message[];
};

/** Channels, which the protocol calls newsletters: read by link or id, never listed. */
export function channelBook(media: MediaStore, others: NonNullable<Queries[string]>) {
  const channels = new Map<string, StandinChannel>();

  function describe({ id, name, inviteCode, people }: StandinChannel, phone: Phone) {
    return {
      id,
      state: { type: "ACTIVE" },
      thread_metadata: { name: { text: name }, invite: inviteCode, subscribers_count: "1024" },
      viewer_metadata: { mute: "OFF", role: people.get(phone) ?? "GUEST" },
    };
  }

  const queries: Queries = {
    async "w:mex get query"(query: IncomingQuery) {
      const asked = firstOf(query.stanza);
      if (asked?.attrs.query_id !== QueryIds.METADATA) return await others(query);
      const { variables } = JSON.parse(Buffer.from(bytesIn(asked)).toString());
      const { key, type } = variables.input as { key: string; type: "INVITE" | "JID" };
      const channel = [...channels.values()]
        .find(({ id, inviteCode }) => key === (type === "JID" ? id : inviteCode));
      const answer = channel
        ? { data: { xwa2_newsletter: describe(channel, query.account.phone) } }
        : {
          data: { xwa2_newsletter: null },
          errors: [{ message: "not found", extensions: { error_code: 404 } }],
        };
      return [element("result", {}, Buffer.from(JSON.stringify(answer)))];
    },
  };

  return {
    queries,
    make(name: string): StandinChannel {
      const channel: StandinChannel = {
        id: `1203634${String(100_000_000_000 + channels.size)}@newsletter`,
        ...{ name, inviteCode: newInviteCode(), people: new Map(), messages: [] },
      };
      channels.set(channel.id, channel);
      return channel;
    },
    /** Returns why a message is refused; null: its channel has it now. */
    take({ jid, phone }: Account, stanza: Stanza, at: number): number | null {
      const { id = "", to = "" } = stanza.attrs;
      const channel = channels.get(to);
      if (!channel) return 404;
      if (!channel.people.has(phone)) return 403;
      const message = proto.Message.decode(bytesIn(childOf(stanza, "plaintext")!));
      const words = wordsOf(message, media);
      if (words) channel.messages.push({ id, to, from: jid, at, date: new Date(), ...words });
      return null;
    },
  };
}

export type ChannelBook = ReturnType<typeof channelBook>;
