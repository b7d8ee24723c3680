import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { OutboundRefusal } from "../../core/outbound.ts";

/** All addresses of a name, as text. */
export type Resolve = (name: string) => Promise<readonly string[]>;

type Options = {
  readonly mayReach: (address: string) => boolean;
  readonly resolve?: Resolve | undefined;
  /** For look-up, connection and TLS together; undici is up to half a second late. */
  readonly connectMs: number;
  /** The one authority to trust, as PEM; absent, the system's. */
  readonly ca?: string;
};

/**
 * Opens sockets for undici to addresses that `mayReach` allows, and to no others. A name is resolved
 * once, by the socket itself: the addresses checked are the addresses dialled, so that a name which
 * then resolves otherwise gains nothing. TLS is verified for the name.
 * @throws OutboundRefusal ADDRESS_REFUSED when one of the addresses is not allowed.
 */
export function pinnedConnect({ mayReach, resolve = ofSystem, connectMs, ca }: Options) {
  async function allowed(name: string): Promise<Address[]> {
    const addresses = await resolve(name);
    if (addresses.length === 0) throw new OutboundRefusal("UNREACHABLE", `${name} has no address`);
    for (const address of addresses) refuseUnless(mayReach(address), name, address);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }
  const checkedLookup: LookupFunction = (name, _options, answer) => {
    allowed(name).then((addresses) => answer(null, addresses), (error) => answer(error, []));
  };
  const connect = buildConnector({
    lookup: checkedLookup,
    autoSelectFamily: true, // gets every address from `checkedLookup`, and tries one after another
    allowH2: false,
    timeout: connectMs,
    ...(ca && { ca }),
  });

  const connector: buildConnector.connector = (target, callback) => {
    try { // a socket does not look up an address written out
      if (isIP(target.hostname)) {
        refuseUnless(mayReach(target.hostname), target.hostname, target.hostname);
      }
      connect(target, callback);
    } catch (error) {
      callback(error as Error, null);
    }
  };
  return connector;
}

type Address = { address: string; family: number };

function refuseUnless(isAllowed: boolean, name: string, address: string): void {
  if (!isAllowed) throw new OutboundRefusal("ADDRESS_REFUSED", `${name} is at ${address}`);
}

async function ofSystem(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
