import { Buffer } from "node:buffer";
import type { SignalDataTypeMap, SignalKeyStore, SocketConfig } from "baileys";
import { deviceOf } from "../jids.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Library } from "../connection/library.ts";

type Holders = SignalDataTypeMap["sender-key-memory"];

export type SenderKeys = {
  /** The keys to give to a socket. */
  readonly keys: SignalKeyStore;
  /**
   * Returns the devices that have a group's key, including those that the last message brings it
   * to.
   */
  readonly holdersOf: (group: string) => Promise<Readonly<Holders>>;
  /** Records whether the server accepted the last message to a group, and the keys with it. */
  readonly finalize: (group: string, isTaken: boolean) => Promise<void>;
  /** Makes the next message bring the group's key to a device that could not decrypt. */
  readonly forget: (group: string, device: string) => Promise<void>;
  /** Deletes the keys of a group that the account left; `devices` are its own devices' names. */
  readonly leave: (group: string, devices: readonly string[]) => Promise<void>;
};

/**
 * Stores which devices have a group's key only after the server accepted the message that brings
 * it: the library does so after sending, and a device that a message never reached could not
 * decrypt the next. When one device requests the key again, the library forgets all devices; that
 * is ignored, see `forget`.
 */
export function senderKeys(stored: SignalKeyStore): SenderKeys {
  const pending = new Map<string, Holders>();

  const remembered = async (group: string): Promise<Holders> =>
    (await stored.get("sender-key-memory", [group]))[group] ?? {};
  const holdersOf = async (group: string) => pending.get(group) ?? await remembered(group);
  /** Returns a copy, since the library modifies what it is given. */
  async function writableHolders(group: string): Promise<Holders> {
    const memory = pending.get(group);
    return memory ? { ...memory } : await remembered(group);
  }

  const keys: SignalKeyStore = {
    async get<Kind extends keyof SignalDataTypeMap>(kind: Kind, ids: string[]) {
      if (kind !== "sender-key-memory") return await stored.get(kind, ids);
      const memories = await Promise.all(
        ids.map(async (id) => [id, await writableHolders(id)] as const),
      );
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
      if (Object.keys(changed).length > 0) await stored.set(changed);
    },
  };

  /** Returns the device's names by number and by hidden id, as far as known. */
  async function namesOf(device: string): Promise<string[]> {
    const name = deviceOf(device);
    const [, user = "", rest = "", server = ""] = /^(\d+)(:\d+)?@(.+)$/.exec(name) ?? [];
    const isHidden = server === "lid";
    const entry = isHidden ? `${user}_reverse` : user;
    const other = (await stored.get("lid-mapping", [entry]))[entry];
    return other ? [name, `${other}${rest}@${isHidden ? "s.whatsapp.net" : "lid"}`] : [name];
  }

  return {
    keys,
    holdersOf,
    async forget(group, device) {
      const names = await namesOf(device);
      const before = await remembered(group);
      const left = Object.entries(before).filter(([name]) => !names.includes(deviceOf(name)));
      if (left.length === Object.keys(before).length) return;
      await stored.set({ "sender-key-memory": { [group]: Object.fromEntries(left) } });
    },
    async leave(group, devices) {
      pending.delete(group);
      await stored.set({
        "sender-key": Object.fromEntries(devices.map((device) => [keyName(group, device), null])),
        "sender-key-memory": { [group]: null },
      });
    },
    async finalize(group, isTaken) {
      const memory = pending.get(group);
      pending.delete(group);
      if (!memory || !isTaken) return;
      const before = await remembered(group);
      const isKnown = Object.keys(memory).length === Object.keys(before).length;
      if (!isKnown) await stored.set({ "sender-key-memory": { [group]: memory } });
    },
  };
}

/** Returns the library's name of a device's key for a group, by its address in Signal. */
function keyName(group: string, device: string): string {
  const [, user, number = "0", server] = /^(\d+)(?::(\d+))?@(.+)$/.exec(deviceOf(device)) ?? [];
  return `${group}::${user}${server === "lid" ? "_1" : ""}::${number}`;
}

type KeyRecord = {
  readonly senderSigningKey: { readonly private?: { readonly data?: readonly unknown[] } };
  readonly senderMessageKeys?: readonly unknown[];
}[];

/**
 * Drops the spent message keys of own sender keys: the library keeps up to 2,000 per group, which
 * only decrypting one's own messages would need.
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

/** Which groups' messages are decrypted, and which groups' members' keys are stored. */
type GroupsRead = {
  readonly isDecrypted: (group: string) => boolean;
  readonly isSource: (group: string) => boolean;
};

/** An empty message with its padding, whose last byte is the padding's length. */
const NOTHING = Uint8Array.of(1);

/**
 * The library's cipher, changed in two ways.
 * Each step of a ratchet is stored before what it encrypted can be sent. The library itself sends
 * within the transaction that stores the steps: after a crash between the two a key would be used
 * again, and nobody could decrypt the next message.
 * Messages of others in groups are not decrypted and their keys not stored, except in source groups:
 * nothing needs them, and each would be a write. They count as received and empty, so that no resend
 * is requested. In a source group a message whose key is missing is requested again with it.
 */
export const storedRatchets =
  (lib: Library, read: GroupsRead): SocketConfig["makeSignalRepository"] =>
  (auth, logger, lookUp) => {
    const cipher = lib.DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, logger, lookUp);
    // Outside the sending's transaction, each encryption is a transaction of its own, which stores
    // its step.
    const apart = AsyncLocalStorage.snapshot();
    return {
      ...cipher,
      encryptMessage: (message) => apart(() => cipher.encryptMessage(message)),
      encryptGroupMessage: (message) => apart(() => cipher.encryptGroupMessage(message)),
      decryptGroupMessage: async (message) =>
        read.isDecrypted(message.group) ? await cipher.decryptGroupMessage(message) : NOTHING,
      async processSenderKeyDistributionMessage(message) {
        if (!read.isSource(message.item.groupId ?? "")) return;
        await cipher.processSenderKeyDistributionMessage(message);
      },
    };
  };
