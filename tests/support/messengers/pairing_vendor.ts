import type { Context } from "../../../server/core/context.ts";
import type { PairingId } from "../../../server/core/ids.ts";
import type { Messenger } from "../../../server/core/delivery/messenger.ts";
import type {
  Paired,
  PairingEvent,
  PairingRequest,
} from "../../../server/core/delivery/pairing/pairing.ts";

type Line = {
  readonly request: PairingRequest;
  readonly onEvent: (event: PairingEvent) => void;
  isOpen: boolean;
};

/** A messenger that links accounts as a test says: what it is asked, and who hung up. */
export function pairingVendor() {
  const lines: Line[] = [];
  const undone: string[] = [];
  const pair: Messenger["pair"] = (request, onEvent) => {
    const line = { request, onEvent, isOpen: true };
    lines.push(line);
    return { close: () => Promise.resolve(void (line.isOpen = false)) };
  };

  return {
    lines,
    undone,
    /** The lines of a pairing, in the order in which processes took it up. */
    of: (id: PairingId) => lines.filter(({ request }) => request.id === id),
    /** The account that a phone has linked. */
    account: (digits: string): Paired => ({
      account: { id: digits, name: `Dona de ${digits}`, handle: null },
      credentials: `credenciais ${digits}`,
      secrets: [{ kind: "key", id: "1", value: `chave ${digits}` }],
      undo: () => Promise.resolve(void undone.push(digits)),
    }),
    /** The same context, with this messenger behind WhatsApp. */
    behind: (ctx: Context): Context => {
      const messengers = { ...ctx.ports.messengers };
      return {
        ...ctx,
        ports: {
          ...ctx.ports,
          messengers: { ...messengers, WHATSAPP: { ...messengers.WHATSAPP, pair } },
        },
      };
    },
  };
}
