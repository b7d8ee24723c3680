import { expect, onTestFinished } from "vitest";
import type {
  Connection,
  DeliveryReceipt,
  MessagePart,
  OpenSession,
} from "../../../server/core/delivery/messenger.ts";
import type { SessionSecrets } from "../../../server/core/delivery/sessions/session_secrets.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { whatsApp, type WhatsAppOptions } from "../../../server/adapters/whatsapp/whatsapp.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { openConnection, patient, soon } from "../messengers/connect_messenger.ts";
import { brisk, linkedSession } from "./linked_session.ts";
import { whatsAppStandin } from "./standin.ts";

export const PHONE = "5511999990001";

type Given = {
  /** Other members of its first group. */
  readonly people?: number;
  readonly options?: Partial<WhatsAppOptions>;
  /** The groups whose messages are read for links. */
  readonly sources?: () => ReadonlySet<string>;
};

/**
 * Makes a stand-in whose members all decrypt messages, a linked session, and a group that it is in.
 */
export async function chatScene({ people = 4, options = {}, sources }: Given = {}) {
  const standin = await whatsAppStandin({ witnesses: 1_000 });
  const guard = guardedOutbound({ standins: parseStandins(standin.standins) });
  onTestFinished(async () => {
    await standin.close();
    await guard.close();
    expect(standin.unhandled).toEqual([]);
  });
  const messenger = whatsApp(guard.vendor, {
    ...brisk,
    silentMs: 30_000, // members' phones compute in this process as well, which pauses at times
    ...options,
    socketUrl: standin.socketUrl,
  });
  const { session, secrets } = await linkedSession(messenger, standin, PHONE);
  const group = standin.groups.make("Promoções", people);
  standin.groups.join(PHONE, group);

  /** The session as last stored, with these secrets; by default its own. */
  const kept = (its: SessionSecrets = secrets): OpenSession => ({
    ...session,
    credentials: secrets.credentials() ?? session.credentials,
    secrets: its,
    ...sources && { sources },
  });

  async function open(its?: SessionSecrets) {
    const listening = openConnection(messenger, kept(its));
    await expect.poll(listening.problem, soon).toBeNull();
    return { ...listening, ...sends(listening.connection) };
  }

  const sends = (connection: Connection) => ({
    /** Sends a text, or any part, to the group; or elsewhere. */
    send: (part: string | Partial<MessagePart>, to = group.id, signal = patient()) =>
      connection.send(to, {
        ...{ text: parseMarks(typeof part === "string" ? part : ""), image: null },
        ...typeof part !== "string" && part,
      }, signal),
  });

  return {
    ...{ standin, messenger, group, secrets, open },
    account: () => standin.accounts.of(PHONE).at(-1)!,
    texts: () => group.messages.map(({ text }) => text),
  };
}

export type ChatScene = Awaited<ReturnType<typeof chatScene>>;
export type OpenChat = Awaited<ReturnType<ChatScene["open"]>>;

/** Returns a message's delivery progress as last reported. */
export const progressOf = ({ events }: OpenChat, id: string): DeliveryReceipt | undefined =>
  events.flatMap((one) => one.kind === "receipts" ? one.receipts : [])
    .findLast(({ messageId }) => messageId === id);
