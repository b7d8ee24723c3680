import type { proto, SocketConfig, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import { isGroupJid } from "../jids.ts";
import type { InTurn } from "../connection/one_by_one.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";

/** Messages that can be sent again. */
const MOST_MESSAGES = 50;
/** How often one device gets the same message again. */
const MOST_TIMES = 2;
/** Devices whose requests are counted. */
const MOST_COUNTED = 1_000;

type Resend = {
  /** Remembers a message that is about to go. */
  readonly remember: (id: string, jid: string, message: proto.IMessage) => void;
  readonly getMessage: SocketConfig["getMessage"];
  readonly forget: () => void;
};

/**
 * Answers devices that could not read a message: each alone gets it again, under the same id. The
 * library, given the message, would send it to all members again for every single one who asks.
 */
export function resend(
  socket: () => WASocket | null,
  senderKeys: SenderKeys,
  inTurn: InTurn,
): Resend {
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
    await line.assertSessions([device], true); // the one that is there has failed
    await line.relayMessage(known.jid, known.message, {
      messageId: id,
      participant: { jid: device, count },
    });
  }

  return {
    remember: (id, jid, message) => void sent.set(id, { jid, message }),
    getMessage({ id, participant, remoteJid }) {
      // Whoever still cannot read it asks again.
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
