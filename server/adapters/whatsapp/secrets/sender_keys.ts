import { Buffer } from "node:buffer";
import type { SignalDataTypeMap, SignalKeyStore } from "baileys";
import { deviceOf, type Me } from "../jids.ts";

/** Devices that may have a group's key; true: the server accepted the message that brought it. */
type Holders = SignalDataTypeMap["sender-key-memory"];

export type SenderKeys = {
  /** The keys to give to a socket. */
  readonly keys: SignalKeyStore;
  /** Whether anybody has a group's key, or gets it with the last message. */
  readonly isHeld: (group: string) => Promise<boolean>;
  /**
   * Prepares a message to all devices of a group's present members. If another device may have its
   * key, as that of somebody who left or one that was unlinked, the next message makes a new one.
   */
  readonly address: (group: string, devices: readonly string[], me: Me) => Promise<Addressed>;
  /** Records whether the server accepted the last message to a group, and the keys with it. */
  readonly finalize: (group: string, isTaken: boolean) => Promise<void>;
  /** Makes the next message bring the group's key to a device that could not decrypt. */
  readonly forget: (group: string, device: string) => Promise<void>;
  /** Deletes the keys of a group that the account left. */
  readonly leave: (group: string, me: Me) => Promise<void>;
  /** Returns a device's names by number and by hidden id, as far as known. */
  readonly namesOf: (device: string) => Promise<string[]>;
};

type Addressed = {
  /** The devices that the message has to bring the key to. */
  readonly lacking: readonly string[];
  /** Resolves once it is recorded that they may have it: the message may leave then. */
  readonly recorded: Promise<void>;
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

  async function namesOf(device: string): Promise<string[]> {
    const name = deviceOf(device);
    const [, user = "", rest = "", server = ""] = /^(\d+)(:\d+)?@(.+)$/.exec(name) ?? [];
    const isHidden = server === "lid";
    const entry = isHidden ? `${user}_reverse` : user;
    const other = (await stored.get("lid-mapping", [entry]))[entry];
    return other ? [name, `${other}${rest}@${isHidden ? "s.whatsapp.net" : "lid"}`] : [name];
  }

  async function address(group: string, devices: readonly string[], me: Me): Promise<Addressed> {
    const holders = await writableHolders(group);
    const present = new Set(devices);
    const isNew = Object.keys(holders).some((device) => !present.has(device));
    const lacking = devices.filter((device) => isNew || !holders[device]);
    const isRecorded = !isNew && lacking.every((device) => Object.hasOwn(holders, device));
    if (isRecorded) return { lacking, recorded: Promise.resolve() };
    pending.delete(group);
    const asked = Object.fromEntries(lacking.map((device) => [device, false]));
    const recorded = stored.set({
      ...isNew && { "sender-key": noKeys(group, me) },
      "sender-key-memory": { [group]: isNew ? asked : { ...holders, ...asked } },
    });
    return { lacking, recorded: Promise.resolve(recorded) };
  }

  return {
    keys,
    address,
    namesOf,
    isHeld: async (group) => countTrue(await writableHolders(group)) > 0,
    async forget(group, device) {
      const names = await namesOf(device);
      const before = await remembered(group);
      const lost = Object.keys(before).filter((name) => names.includes(deviceOf(name)));
      if (lost.length === 0) return;
      const asking = Object.fromEntries(lost.map((name) => [name, false]));
      await stored.set({ "sender-key-memory": { [group]: { ...before, ...asking } } });
    },
    async leave(group, me) {
      pending.delete(group);
      await stored.set({
        "sender-key": noKeys(group, me),
        "sender-key-memory": { [group]: null },
      });
    },
    async finalize(group, isTaken) {
      const memory = pending.get(group);
      pending.delete(group);
      if (!memory || !isTaken) return;
      const isKnown = countTrue(memory) === countTrue(await remembered(group));
      if (!isKnown) await stored.set({ "sender-key-memory": { [group]: memory } });
    },
  };
}

const countTrue = (holders: Holders) => Object.values(holders).filter(Boolean).length;

/** Deletes the account's keys for a group, by its number and by its hidden id. */
const noKeys = (group: string, { id, lid }: Me): Record<string, null> =>
  Object.fromEntries(
    [id, lid].flatMap((device) => device === undefined ? [] : [[keyName(group, device), null]]),
  );

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
