import type { BinaryNode, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import type { DeliveryReceipt } from "../../../core/delivery/messenger.ts";
import { meOf } from "./groups.ts";
import { isMe, personOf } from "../jids.ts";
import { isWebMessageId } from "../sending/content.ts";

/** Milliseconds between two reports, at least. */
const REPORT_MS = 1_000;
/** The most recipients that one session remembers, of all messages together. */
const MOST_PEOPLE = 12_000;
/** The most messages whose acks are checked. */
const MOST_WEIGHED = 50;
/** The library's status number for "delivered"; higher ones mean read or played. */
const DELIVERED = 3;

type Progress = {
  isAccepted: boolean;
  deliveredAt: Date | null;
  /** A hash of each recipient: a collision counts two as one. */
  readonly people: Set<number>;
};

export type Receipts = {
  readonly listen: (socket: WASocket) => void;
  /** Ignores the server's ack of a message unless somebody can decrypt it. */
  readonly doubt: (id: string, isReadable: Promise<boolean>) => void;
  /** Reports what is left and stops; resolves when it was recorded. */
  readonly close: () => Promise<void>;
};

/**
 * Counts the recipients of messages by person rather than by device. A message that was evicted
 * starts again: its count stays a lower bound.
 */
export function receipts(
  report: (receipts: readonly DeliveryReceipt[]) => Promise<void>,
): Receipts {
  const messages = new LRUCache<string, Progress>({
    maxSize: MOST_PEOPLE,
    sizeCalculation: ({ people }) => people.size + 1,
  });
  const changed = new Map<string, Progress>();
  const readable = new LRUCache<string, Promise<boolean>>({ max: MOST_WEIGHED });
  let timer: ReturnType<typeof setTimeout> | null = null;
  let reporting = Promise.resolve();
  let isClosed = false;

  function update(id: string, change: (progress: Progress) => void): void {
    if (isClosed || !isWebMessageId(id)) return;
    const progress = changed.get(id) ?? messages.get(id) ??
      { isAccepted: false, deliveredAt: null, people: new Set() };
    change(progress);
    changed.set(id, progress);
    timer ??= setTimeout(reportAll, REPORT_MS);
  }

  const reportAll = () => reporting = reporting.then(reportChanged);

  async function reportChanged(): Promise<void> {
    const receipts = [...changed].map(([messageId, progress]) => {
      messages.delete(messageId); // re-inserted, so that the cache measures its new size
      messages.set(messageId, progress);
      const { isAccepted, deliveredAt, people } = progress;
      return { messageId, isAccepted, deliveredAt, delivered: people.size };
    });
    changed.clear();
    if (receipts.length > 0) await report(receipts);
    timer = changed.size > 0 && !isClosed ? setTimeout(reportAll, REPORT_MS) : null;
  }

  function delivered(id: string, person: string, seconds: unknown): void {
    const at = new Date(Number(seconds) * 1_000);
    if (Number.isNaN(at.getTime())) return;
    update(id, (progress) => {
      progress.isAccepted = true; // delivery implies acceptance
      progress.people.add(shortened(personOf(person)));
      if (!progress.deliveredAt || at < progress.deliveredAt) progress.deliveredAt = at;
    });
  }

  async function acked(id: string): Promise<void> {
    if (await readable.get(id) === false) return;
    update(id, (progress) => progress.isAccepted = true);
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
      return reportAll();
    },
  };
}

/** Hashes a name to 32 bits (FNV-1a), to keep thousands in little memory. */
function shortened(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return hash;
}
