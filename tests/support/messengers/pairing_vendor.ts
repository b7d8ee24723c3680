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

/** A fake messenger whose pairings a test controls; it records requests and closed connections. */
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
    /** The connections of a pairing, in the order in which processes claimed it. */
    of: (id: PairingId) => lines.filter(({ request }) => request.id === id),
    /** Makes a linked account. */
    account: (digits: string): Paired => ({
      account: { id: digits, name: `Dona de ${digits}`, handle: null },
      credentials: `credenciais ${digits}`,
      secrets: [{ kind: "key", id: "1", value: `chave ${digits}` }],
      undo: () => Promise.resolve(void undone.push(digits)),
    }),
    /** Returns the context with this messenger as WhatsApp. */
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
