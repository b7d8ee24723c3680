import type { proto, WASocket } from "baileys";
import {
  type Connection,
  type MessagePart,
  MessengerRefusal,
  type Receipt,
} from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import { type InTurn, type Query, unlessOver } from "../connection/waiting.ts";
import { channelContent, content, makeMessageId } from "./content.ts";
import { type CorrectingMessage, editOf, removalOf } from "./corrections.ts";
import type { GroupCache } from "../chats/group_cache.ts";
import { meOf } from "../chats/groups.ts";
import type { Files } from "./files.ts";
import type { Images } from "./images.ts";
import { chatJid, isChannelJid, isGroupJid, isMe } from "../jids.ts";
import type { Library } from "../connection/library.ts";
import { reachDevices } from "./devices.ts";
import { codeOf, inDoubt, MISADDRESSED, refusalOfAck } from "../connection/refusals.ts";
import type { MakingSessions } from "../secrets/auth_state.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";
import { uploader } from "./upload.ts";

/** The library's code for a request that it did not send, for lack of a connection. */
const NOT_CONNECTED = 428;
/** The most milliseconds to wait for an ack; the send's own signal ends sooner. */
const ACK_MS = 10 * 60_000;

export type OpenLine = { readonly socket: WASocket; readonly over: AbortSignal };

export type Sending = {
  readonly lib: Library;
  readonly vendorFetch: VendorFetch;
  /** Returns the open socket, with a signal that ends with it; null: there is none. */
  readonly line: () => OpenLine | null;
  readonly cache: GroupCache;
  readonly senderKeys: SenderKeys;
  readonly makingSessions: MakingSessions;
  readonly images: Images;
  readonly files: Files;
  readonly query: Query;
  readonly inTurn: InTurn;
  /** Called for each message that is about to be sent. */
  readonly onSend: (id: string, jid: string, message: proto.IMessage) => void;
  /** Called for each message with whether anybody has its keys. */
  readonly onReach: (id: string, reaches: Promise<boolean>) => void;
};

/**
 * Sends one message after the other; a message is sent when the server acknowledges it. Until the
 * message itself is transmitted, any failure is a refusal; from then on the outcome is unknown.
 */
export function sender(sending: Sending): Pick<Connection, "send" | "edit" | "remove"> {
  const { lib, senderKeys, cache, inTurn, onSend, onReach } = sending;
  const types = lib.proto.Message.ProtocolMessage.Type;

  async function send(to: string, outgoing: Outgoing, caller: AbortSignal, lasts: Lasts) {
    const line = sending.line();
    if (!line) throw new MessengerRefusal("LATER", "not connected");
    const { socket } = line;
    const signal = AbortSignal.any([caller, line.over]);
    const jid = chatJid(to);
    if (jid === null) throw new MessengerRefusal("GROUP_GONE", "no chat has such an id");
    const messageId = outgoing.messageId ?? makeMessageId();

    async function attempt(): Promise<number | null> {
      const leaving = await prepare(socket, jid!, outgoing, signal);
      onSend(messageId, jid!, leaving.message);
      const code = await deliver(socket, { jid: jid!, messageId, ...leaving }, signal, lasts);
      if (code !== null) cache.drop(jid!); // it differs from the cache
      return code;
    }
    let code = await attempt();
    if (code === MISADDRESSED) code = await attempt(); // with the group read again
    if (code !== null) throw refusalOfAck(code, isGroupJid(jid) || isChannelJid(jid));
    return { messageId };
  }

  /**
   * Makes all queries before the message is transmitted, since a failure is certain only until
   * then.
   */
  async function prepare(
    socket: WASocket,
    jid: string,
    outgoing: Outgoing,
    signal: AbortSignal,
  ): Promise<Pick<Leaving, "message" | "attributes">> {
    const { vendorFetch, images, files, query, makingSessions } = sending;
    if (isChannelJid(jid)) return await prepareForChannel(socket, outgoing, signal);
    const group = isGroupJid(jid) ? await cache.of(socket, jid, query, signal) : null;
    const isAdmin = group !== null && group.role !== "MEMBER";
    if (group?.isAdminsOnly && !isAdmin) {
      throw new MessengerRefusal("GROUP_FORBIDDEN", "only its admins write there");
    }
    const reaching = { makingSessions, query, senderKeys, signal };
    await reachDevices(socket, jid, group?.members ?? [jid], reaching);
    const { part } = outgoing;
    if (!part) return outgoing.about(jid);
    const message = await beforehand(() =>
      content(part, {
        images,
        files,
        upload: uploader(socket, { lib, vendorFetch, query, signal }),
        mentioned: part.mentionsAll && isAdmin ? group.members.filter(isOther(socket)) : [],
        expiration: group?.expiration ?? null,
      })
    );
    return { message, attributes: {} };
  }

  /** Prepares a message to a channel: the server reads it, so that no device needs a key. */
  async function prepareForChannel(socket: WASocket, { part }: Outgoing, signal: AbortSignal) {
    if (!part) throw new MessengerRefusal("MESSAGE_REFUSED", "a channel's messages stay as sent");
    const { vendorFetch, images, files, query } = sending;
    const upload = uploader(socket, { lib, vendorFetch, query, signal });
    return {
      message: await beforehand(() => channelContent(part, { images, files, upload })),
      attributes: {},
    };
  }

  /**
   * Transmits the message. @returns the code with which the server refused it; null: it accepted
   * it.
   */
  async function deliver(
    socket: WASocket,
    { jid, messageId, message, attributes }: Leaving,
    signal: AbortSignal,
    lasts: Lasts,
  ): Promise<number | null> {
    const ack = socket.waitForMessage<AckNode | undefined>(messageId, ACK_MS);
    ack.catch(() => {}); // it may reject before it is awaited
    const relayed = socket.relayMessage(jid, message, {
      messageId,
      additionalAttributes: { ...attributes },
    });
    lasts(relayed);
    const reaches = relayed.catch(() => {}).then(() => reachesSomebody(jid));
    onReach(messageId, reaches.catch(() => false));
    let isTaken = false;
    try {
      await unlessOver(relayed, signal).catch((error) => {
        throw codeOf(error) === NOT_CONNECTED
          ? new MessengerRefusal("LATER", "the connection was gone", { cause: error })
          : error;
      });
      const answer = await unlessOver(ack, signal);
      if (!answer) throw new Error("no ack");
      isTaken = answer.attrs.error === undefined;
      if (isTaken && !await reaches) throw new Error("nobody has the key to it");
      return isTaken ? null : Number(answer.attrs.error);
    } finally {
      // Finalized only when the transmission is over, even if the caller is gone. The next message
      // waits for it, but not for this one's ack: devices whose keys were not recorded get them
      // again.
      const settled = relayed.catch(() => {}).then(() => senderKeys.finalize(jid, isTaken));
      lasts(settled.catch(() => {}));
    }
  }

  const reachesSomebody = async (jid: string) => !isGroupJid(jid) || await senderKeys.isHeld(jid);

  async function sendInTurn(
    to: string,
    outgoing: Outgoing,
    signal: AbortSignal,
  ): Promise<Receipt> {
    let hasBegun = false;
    try {
      return await inTurn((lasts) => {
        hasBegun = true;
        return send(to, outgoing, signal, lasts);
      }, signal);
    } catch (error) {
      if (!hasBegun) throw new MessengerRefusal("LATER", "its turn did not come in time");
      throw error instanceof MessengerRefusal ? error : inDoubt(error);
    }
  }

  return {
    send: (to, part, signal) => sendInTurn(to, { part, messageId: part.messageId }, signal),
    async edit(to, { messageId }, text, signal) {
      await sendInTurn(to, { about: (jid) => editOf(types, { jid, messageId }, text) }, signal);
    },
    async remove(to, messageId, signal) {
      await sendInTurn(to, { about: (jid) => removalOf(types, { jid, messageId }) }, signal);
    },
  };
}

function isOther(socket: WASocket): (jid: string) => boolean {
  const isOwn = isMe(meOf(socket));
  return (jid) => !isOwn(jid);
}

type Lasts = (until: Promise<unknown>) => void;
type Leaving = {
  readonly jid: string;
  readonly messageId: string;
  readonly message: proto.IMessage;
  /** The attributes of its stanza. */
  readonly attributes: Readonly<Record<string, string>>;
};
/** A part of a message, or a message about another one. */
type Outgoing =
  & { readonly messageId?: string | undefined }
  & (
    | { readonly part: MessagePart }
    | { readonly part?: never; readonly about: (jid: string) => CorrectingMessage }
  );
type AckNode = { readonly attrs: { readonly error?: string } };

/** Turns any error into a refusal, before the message is transmitted. */
const beforehand = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((cause) => {
    if (cause instanceof MessengerRefusal) throw cause;
    throw new MessengerRefusal("LATER", "it could not be made ready", { cause });
  });
