import { Buffer } from "node:buffer";
import type { SignalDataTypeMap, SignalKeyStore } from "baileys";
import { deviceOf } from "../jids.ts";

type Told = SignalDataTypeMap["sender-key-memory"];

export type SenderKeys = {
  /** The keys as a socket is to have them. */
  readonly keys: SignalKeyStore;
  /** The devices that have a group's key, with those to whom the last message brings it. */
  readonly told: (group: string) => Promise<Readonly<Told>>;
  /** How the last message to a group ended: whether the server took it, and the keys with it. */
  readonly settle: (group: string, isTaken: boolean) => Promise<void>;
  /** That device could not read: the next message brings it the group's key again. */
  readonly forget: (group: string, device: string) => Promise<void>;
  /** What was kept of a group that the account, by its own devices' names, is in no more. */
  readonly leave: (group: string, devices: readonly string[]) => Promise<void>;
};

/**
 * Keeps which devices of a group have its key only once the server took the message that brings it:
 * the library does so when it has sent, and whom a message never reached could not read the next.
 * Where one device asks again, the library forgets them all: that is not heeded, see `forget`.
 */
export function senderKeys(kept: SignalKeyStore): SenderKeys {
  const pending = new Map<string, Told>();

  const remembered = async (group: string): Promise<Told> =>
    (await kept.get("sender-key-memory", [group]))[group] ?? {};
  const told = async (group: string) => pending.get(group) ?? await remembered(group);
  /** The library writes into what it is given; what is kept is read anew each time. */
  async function own(group: string): Promise<Told> {
    const memory = pending.get(group);
    return memory ? { ...memory } : await remembered(group);
  }

  const keys: SignalKeyStore = {
    async get<Kind extends keyof SignalDataTypeMap>(kind: Kind, ids: string[]) {
      if (kind !== "sender-key-memory") return await kept.get(kind, ids);
      const memories = await Promise.all(ids.map(async (id) => [id, await own(id)] as const));
      return Object.fromEntries(memories) as Record<string, SignalDataTypeMap[Kind]>;
    },
    async set(data) {
      const { "sender-key-memory": memories = {}, "sender-key": records, ...rest } = data;
      for (const [group, memory] of Object.entries(memories)) {
        if (memory) pending.set(group, memory);
      }
      const changed = {
        ...rest,
        ...records && { "sender-key": withoutSpentKeys(records) },
      };
      if (Object.keys(changed).length > 0) await kept.set(changed);
    },
  };

  /** The device by its number and by its hidden id, as far as both are known. */
  async function namesOf(device: string): Promise<string[]> {
    const name = deviceOf(device);
    const [, user = "", rest = "", server = ""] = /^(\d+)(:\d+)?@(.+)$/.exec(name) ?? [];
    const isHidden = server === "lid";
    const entry = isHidden ? `${user}_reverse` : user;
    const other = (await kept.get("lid-mapping", [entry]))[entry];
    return other ? [name, `${other}${rest}@${isHidden ? "s.whatsapp.net" : "lid"}`] : [name];
  }

  return {
    keys,
    told,
    async forget(group, device) {
      const names = await namesOf(device);
      const before = await remembered(group);
      const left = Object.entries(before).filter(([name]) => !names.includes(deviceOf(name)));
      if (left.length === Object.keys(before).length) return;
      await kept.set({ "sender-key-memory": { [group]: Object.fromEntries(left) } });
    },
    async leave(group, devices) {
      pending.delete(group);
      await kept.set({
        "sender-key": Object.fromEntries(devices.map((device) => [keyName(group, device), null])),
        "sender-key-memory": { [group]: null },
      });
    },
    async settle(group, isTaken) {
      const memory = pending.get(group);
      pending.delete(group);
      if (!memory || !isTaken) return;
      const before = await remembered(group);
      const isKnown = Object.keys(memory).length === Object.keys(before).length;
      if (!isKnown) await kept.set({ "sender-key-memory": { [group]: memory } });
    },
  };
}

/** As the library names the key of a device for a group: by its address in Signal. */
function keyName(group: string, device: string): string {
  const [, user, number = "0", server] = /^(\d+)(?::(\d+))?@(.+)$/.exec(deviceOf(device)) ?? [];
  return `${group}::${user}${server === "lid" ? "_1" : ""}::${number}`;
}

type KeyRecord = {
  readonly senderSigningKey: { readonly private?: { readonly data?: readonly unknown[] } };
  readonly senderMessageKeys?: readonly unknown[];
}[];

/**
 * Own keys without those of messages that went: the library keeps up to 2,000 a group, which nobody
 * needs, since nothing of one's own is ever decrypted.
 */
function withoutSpentKeys(records: Record<string, Uint8Array | null>) {
  return Object.fromEntries(
    Object.entries(records).map(([name, bytes]) => {
      if (!bytes) return [name, bytes];
      const states: KeyRecord = JSON.parse(Buffer.from(bytes).toString());
      const spent = states.map((state) => {
        const isOwn = (state.senderSigningKey.private?.data ?? []).length > 0;
        return isOwn ? { ...state, senderMessageKeys: [] } : state;
      });
      return [name, Buffer.from(JSON.stringify(spent))];
    }),
  );
}
