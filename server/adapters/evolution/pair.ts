import { getLogger } from "@logtape/logtape";
import type {
  Gateway,
  Pair,
  PairingProblem,
  PairingRequest,
} from "../../core/delivery/pairing/pairing.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { evolutionApi, EvolutionError } from "./api.ts";
import { type Instance, leave, type Shown, writeCredentials } from "./instance.ts";
import { Ended, linked, type Pairing, type PairingTimes } from "./show_codes.ts";

const log = getLogger(["garimpo", "evolution"]);

/**
 * Milliseconds to create an instance: the gateway itself waits five seconds for the first QR code.
 */
const CREATE_MS = 45_000;

/**
 * Links a number at the operator's gateway as an instance; a failed pairing leaves nothing behind.
 */
export function pairingThrough(fetch: VendorFetch, times: PairingTimes): Pair {
  return (request, onEvent) => {
    const closing = new AbortController();
    const { signal } = closing;
    const done = pairOnce(fetch, { ...times, request, onEvent, signal }).catch((error) => {
      if (!signal.aborted) onEvent({ kind: "failed", problem: problemOf(error, request) });
    });
    return {
      async close() {
        closing.abort();
        await done;
      },
    };
  };
}

async function pairOnce(fetch: VendorFetch, pairing: Pairing): Promise<void> {
  const { request: { id, gateway }, onEvent, signal } = pairing;
  if (!gateway) throw new Ended("REFUSED");
  const token = crypto.randomUUID().toUpperCase();
  const instance = { api: evolutionApi(fetch, gateway.url, token), name: id };
  let isKept = false;
  try {
    const shown = await create(fetch, gateway, instance, { ...pairing, token });
    const paired = await linked(instance, shown, pairing);
    const credentials = writeCredentials({ url: gateway.url, instance: id, token });
    signal.throwIfAborted();
    isKept = true;
    onEvent({ kind: "paired", paired: { ...paired, credentials, secrets: [] } });
  } finally {
    if (!isKept) {
      await leave(instance).catch((error) => {
        log.warn("a number that was not paired stays at the gateway: {error}", { error });
      });
    }
  }
}

async function create(
  fetch: VendorFetch,
  { url, key }: Gateway,
  { name }: Instance,
  { token, request, signal }: Pairing & { readonly token: string },
): Promise<Shown> {
  const api = evolutionApi(fetch, url, key);
  const body = {
    instanceName: name,
    integration: "WHATSAPP-BAILEYS",
    token,
    qrcode: true,
    ...request.phone !== null && { number: request.phone },
    groupsIgnore: false,
    syncFullHistory: false,
    readMessages: false,
    alwaysOnline: false,
  };
  const make = () =>
    api<{ qrcode?: Shown }>("POST", "/instance/create", { body, ms: CREATE_MS, signal });
  const { qrcode } = await make().catch(async (error) => {
    if (!(error instanceof EvolutionError) || !error.says(/already in use/)) throw error;
    await leave({ api, name }); // left by a process that ran this pairing before
    return await make();
  });
  return qrcode ?? {};
}

function problemOf(error: unknown, { phone }: PairingRequest): PairingProblem {
  if (error instanceof Ended) return error.problem;
  log.warn("a pairing failed: {error}", { error });
  if (!(error instanceof EvolutionError) || error.status >= 500) return "UNREACHABLE";
  return phone !== null && error.says(/number/i) ? "NUMBER_INVALID" : "REFUSED";
}
