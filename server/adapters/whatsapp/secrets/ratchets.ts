import { AsyncLocalStorage } from "node:async_hooks";
import type { SocketConfig } from "baileys";
import type { Library } from "../connection/library.ts";

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
