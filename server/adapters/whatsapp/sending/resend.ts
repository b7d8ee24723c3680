import type { proto, SocketConfig, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import { isGroupJid } from "../jids.ts";
import type { InTurn } from "../connection/waiting.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";

/** The most messages that can be sent again. */
const MOST_MESSAGES = 50;
/** The most times that one device gets a message again. */
const MOST_TIMES = 2;
/** The most devices whose requests are counted. */
const MOST_COUNTED = 1_000;

type Options = {
  readonly socket: () => WASocket | null;
  readonly senderKeys: Pick<SenderKeys, "forget">;
  readonly inTurn: InTurn;
  /** Whether a device is of somebody who is in a group now. */
  readonly isMember: (group: string, device: string) => Promise<boolean>;
};

type Resend = {
  /** Remembers a message that is about to be sent. */
  readonly remember: (id: string, jid: string, message: proto.IMessage) => void;
  readonly getMessage: SocketConfig["getMessage"];
  readonly forget: () => void;
};

/**
 * Sends a message again to each device that could not decrypt it, under the same id. The library,
 * given the message, would send it to all members again for every request. Who has left a group gets
 * nothing again: its present key would come with it.
 */
export function resend({ socket, senderKeys, inTurn, isMember }: Options): Resend {
  const sent = new LRUCache<string, { readonly jid: string; readonly message: proto.IMessage }>({
    max: MOST_MESSAGES,
  });
  const counted = new LRUCache<string, number>({ max: MOST_COUNTED });

  async function again(id: string, device: string): Promise<void> {
    const line = socket();
    const known = sent.get(id);
    const count = (counted.get(`${id} ${device}`) ?? 0) + 1;
    if (!line || !known || count > MOST_TIMES) return;
    counted.set(`${id} ${device}`, count);
    if (isGroupJid(known.jid) && !await isMember(known.jid, device)) return;
    await line.assertSessions([device], true); // the existing one has failed
    await line.relayMessage(known.jid, known.message, {
      messageId: id,
      participant: { jid: device, count },
    });
  }

  return {
    remember: (id, jid, message) => void sent.set(id, { jid, message }),
    getMessage({ id, participant, remoteJid }) {
      // Errors are ignored: a device that still cannot decrypt requests it again.
      if (id && participant) {
        inTurn(async () => {
          if (remoteJid && isGroupJid(remoteJid)) await senderKeys.forget(remoteJid, participant);
          await again(id, participant);
        }).catch(() => {});
      }
      return Promise.resolve(undefined);
    },
    forget: () => sent.clear(),
  };
}
