import { AsyncLocalStorage } from "node:async_hooks";
import type { SocketConfig } from "baileys";
import type { Library } from "../connection/library.ts";

/** A message without content, and its padding: the last byte says how many there are of that. */
const NOTHING = Uint8Array.of(1);

/**
 * The library's cipher, with each step of a ratchet kept before what it encrypted can leave: the
 * library itself sends inside the transaction that keeps the steps. After a crash between the two a
 * key would be used again, and nobody could read the next message.
 *
 * What others write in groups is neither read nor are its keys kept: nothing here needs it, and each
 * message would be a write. It counts as received, with nothing in it: nobody is asked for it again.
 */
export const keptRatchets =
  (lib: Library): SocketConfig["makeSignalRepository"] => (auth, logger, lookUp) => {
    const cipher = lib.DEFAULT_CONNECTION_CONFIG.makeSignalRepository(auth, logger, lookUp);
    // Out of the sending's transaction each encryption is one of its own, which ends by keeping it.
    const apart = AsyncLocalStorage.snapshot();
    return {
      ...cipher,
      encryptMessage: (message) => apart(() => cipher.encryptMessage(message)),
      encryptGroupMessage: (message) => apart(() => cipher.encryptGroupMessage(message)),
      decryptGroupMessage: () => Promise.resolve(NOTHING),
      processSenderKeyDistributionMessage: () => Promise.resolve(),
    };
  };
