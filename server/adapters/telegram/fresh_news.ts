import { LRUCache } from "lru-cache";
import type { ConnectionHandlers } from "../../core/delivery/messenger.ts";

/** Chats that are remembered, and for how many milliseconds. */
const MOST_CHATS = 2_000;
const REMEMBERED_MS = 10 * 60_000;

/** `hear`, without what it heard of a group just before: each message there tells of the group. */
export function freshNews(hear: ConnectionHandlers["onEvent"]): ConnectionHandlers["onEvent"] {
  const heard = new LRUCache<string, string>({ max: MOST_CHATS, ttl: REMEMBERED_MS });
  return async (news) => {
    if (news.kind !== "group") return await hear(news);
    const told = JSON.stringify(news.group);
    const { externalId } = news.group;
    if (heard.get(externalId) === told) return;
    await hear(news);
    heard.set(externalId, told);
  };
}
