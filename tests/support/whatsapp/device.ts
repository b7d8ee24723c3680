import { Buffer } from "node:buffer";
import {
  addTransactionCapability,
  type AuthenticationCreds,
  Curve,
  DEFAULT_CONNECTION_CONFIG,
  encodeBigEndian,
  initAuthCreds,
  KEY_BUNDLE_TYPE,
  proto,
  unpadRandomMax16,
  xmppPreKey,
  xmppSignedPreKey,
} from "baileys";
import { memoryKeys, silent } from "./memory_keys.ts";
import { bytesIn, element, type Stanza } from "./stanzas.ts";

// libsignal prints sessions, with their private keys, when it opens and closes them.
console.info = () => {};

/**
 * The number of identities that all devices share, each with sessions of its own. Making one takes
 * about 10 ms, and groups of 300 are common.
 */
const IDENTITIES = 16;
const identities: AuthenticationCreds[] = [];
let made = 0;

/** A person's phone or computer with real Signal keys: it can decrypt only what it has keys for. */
export type Device = ReturnType<typeof makeDevice>;

export function makeDevice() {
  const identity = identities[made++ % IDENTITIES] ??= initAuthCreds();
  const keys = memoryKeys();
  let nextKey = 1;
  let signal: ReturnType<typeof DEFAULT_CONNECTION_CONFIG.makeSignalRepository> | null = null;

  const open = () =>
    signal ??= DEFAULT_CONNECTION_CONFIG.makeSignalRepository(
      {
        creds: identity,
        keys: addTransactionCapability(keys, silent, {
          maxCommitRetries: 1,
          delayBetweenTriesMs: 1,
        }),
      },
      silent,
      () => Promise.resolve([]),
    );

  return {
    registration: encodeBigEndian(identity.registrationId),

    /** Returns the keys to encrypt for it as `jid`, with a new one-time key each time. */
    async bundle(jid: string): Promise<Stanza> {
      const id = nextKey++;
      const preKey = Curve.generateKeyPair();
      await keys.set({ "pre-key": { [id]: preKey } });
      return element("user", { jid }, [
        element("registration", {}, encodeBigEndian(identity.registrationId)),
        element("type", {}, KEY_BUNDLE_TYPE),
        element("identity", {}, identity.signedIdentityKey.public),
        xmppPreKey(preKey, id),
        xmppSignedPreKey(identity.signedPreKey),
      ]);
    },

    /** Decrypts what was encrypted for it alone, and stores a group's key in it. @throws */
    async read(author: string, encrypted: Stanza): Promise<proto.Message> {
      const bytes = await open().decryptMessage({
        jid: author,
        type: encrypted.attrs.type as "pkmsg" | "msg",
        ciphertext: bytesIn(encrypted),
      });
      const message = proto.Message.decode(unpadRandomMax16(bytes));
      const key = message.senderKeyDistributionMessage;
      if (key?.groupId) {
        await open().processSenderKeyDistributionMessage({ item: key, authorJid: author });
      }
      return message;
    },

    /** Begins a session with another device from its keys. */
    meet: async (
      jid: string,
      session: Parameters<ReturnType<typeof open>["injectE2ESession"]>[0]["session"],
    ) => await open().injectE2ESession({ jid, session }),
    /** Encrypts for another device alone. */
    write: async (jid: string, data: Uint8Array) => await open().encryptMessage({ jid, data }),
    /** Encrypts for a group, and returns the key that its members need. */
    writeToGroup: async (group: string, meId: string, data: Uint8Array) =>
      await open().encryptGroupMessage({ group, meId, data }),

    /** Decrypts what was encrypted for a group. @throws if it lacks the key */
    async readOfGroup(group: string, author: string, encrypted: Stanza): Promise<proto.Message> {
      const msg = Buffer.from(bytesIn(encrypted));
      const bytes = await open().decryptGroupMessage({ group, authorJid: author, msg });
      return proto.Message.decode(unpadRandomMax16(bytes));
    },
  };
}
