import type { BinaryNode, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import type { DeliveryReceipt } from "../../../core/delivery/messenger.ts";
import { meOf } from "./groups.ts";
import { isMe, personOf } from "../jids.ts";
import { isWebMessageId } from "../sending/content.ts";

/** Milliseconds between two tellings, at least. */
const TELL_MS = 1_000;
/** People whom one session remembers to have its messages, of all messages together. */
const MOST_PEOPLE = 12_000;
/** Messages whose acks are weighed. */
const MOST_WEIGHED = 50;
/** The library's number for: it is on somebody's phone. Higher: it was read, or played. */
const DELIVERED = 3;

type Progress = {
  isAccepted: boolean;
  deliveredAt: Date | null;
  /** A number for each: two who share one count as one. */
  readonly people: Set<number>;
};

export type Receipts = {
  readonly listen: (socket: WASocket) => void;
  /** The server's ack of that message proves nothing unless somebody could read it. */
  readonly doubt: (id: string, isReadable: Promise<boolean>) => void;
  /** Tells what is left to be told, and no more; resolves when that was heard. */
  readonly close: () => Promise<void>;
};

/**
 * Adds up how far messages have come, by people rather than by their devices. Of a message that it
 * had to forget it begins to count anew: "at least" so many have it all the same.
 */
export function receipts(
  tell: (receipts: readonly DeliveryReceipt[]) => Promise<void>,
): Receipts {
  const messages = new LRUCache<string, Progress>({
    maxSize: MOST_PEOPLE,
    sizeCalculation: ({ people }) => people.size + 1,
  });
  const changed = new Map<string, Progress>();
  const readable = new LRUCache<string, Promise<boolean>>({ max: MOST_WEIGHED });
  let timer: ReturnType<typeof setTimeout> | null = null;
  let telling = Promise.resolve();
  let isClosed = false;

  function note(id: string, change: (progress: Progress) => void): void {
    if (isClosed || !isWebMessageId(id)) return;
    const progress = changed.get(id) ?? messages.get(id) ??
      { isAccepted: false, deliveredAt: null, people: new Set() };
    change(progress);
    changed.set(id, progress);
    timer ??= setTimeout(tellAll, TELL_MS);
  }

  const tellAll = () => telling = telling.then(tellChanged);

  async function tellChanged(): Promise<void> {
    const told = [...changed].map(([messageId, progress]) => {
      messages.delete(messageId); // or it would count as it was when it first came
      messages.set(messageId, progress);
      const { isAccepted, deliveredAt, people } = progress;
      return { messageId, isAccepted, deliveredAt, delivered: people.size };
    });
    changed.clear();
    if (told.length > 0) await tell(told);
    timer = changed.size > 0 && !isClosed ? setTimeout(tellAll, TELL_MS) : null;
  }

  function delivered(id: string, person: string, seconds: unknown): void {
    const at = new Date(Number(seconds) * 1_000);
    if (Number.isNaN(at.getTime())) return;
    note(id, (progress) => {
      progress.isAccepted = true; // it went through the server
      progress.people.add(shortened(personOf(person)));
      if (!progress.deliveredAt || at < progress.deliveredAt) progress.deliveredAt = at;
    });
  }

  async function acked(id: string): Promise<void> {
    if (await readable.get(id) === false) return;
    note(id, (progress) => progress.isAccepted = true);
  }

  return {
    doubt: (id, isReadable) => void readable.set(id, isReadable),
    listen(socket) {
      socket.ws.on("CB:ack,class:message", ({ attrs }: BinaryNode) => {
        if (attrs.id && !attrs.error) void acked(attrs.id);
      });
      socket.ev.on("message-receipt.update", (updates) => {
        const isOwn = isMe(meOf(socket));
        for (const { key, receipt } of updates) {
          const { userJid, receiptTimestamp, readTimestamp } = receipt;
          if (!key.id || !userJid || isOwn(userJid)) continue;
          delivered(key.id, userJid, receiptTimestamp ?? readTimestamp);
        }
      });
      socket.ev.on("messages.update", (updates) => {
        for (const { key, update } of updates) {
          if (!key.id || (update.status ?? 0) < DELIVERED) continue;
          delivered(key.id, key.remoteJid ?? "", update.messageTimestamp);
        }
      });
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      return tellAll();
    },
  };
}

/** 32 bits of a name, by FNV-1a: a thousand names weigh little. */
function shortened(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return hash;
}
