import { getLogger } from "@logtape/logtape";
import type { Pair, PairingEvent, PairingRequest } from "../../../core/delivery/pairing/pairing.ts";
import { authState, type RecordCache } from "../secrets/auth_state.ts";
import { decisionFor } from "../connection/decisions.ts";
import { type Library, library } from "../connection/library.ts";
import { pairingProblem, requestCode } from "./pairing_code.ts";
import { unlinkAs } from "../connection/queries.ts";
import { openLine, type SocketOptions } from "../connection/socket.ts";
import { type Watch, watch } from "../connection/watchdog.ts";
import type { AuthenticationCreds } from "baileys";
import type { Account } from "../../../core/delivery/messenger.ts";
import { shownPhone } from "../../../core/delivery/pairing/phone.ts";
import type {
  SecretRecord,
  SessionSecrets,
} from "../../../core/delivery/sessions/session_secrets.ts";

const log = getLogger(["garimpo", "whatsapp"]);

export type PairingPatience = Watch & {
  /** Milliseconds that each QR code is valid; null: as in WhatsApp's own client. */
  readonly qrMs: number | null;
  /** Milliseconds that a typed code is valid. */
  readonly codeMs: number;
};

type Options = PairingPatience & SocketOptions & { readonly newCache: () => RecordCache };

/** Milliseconds that WhatsApp's own client shows the first QR code, and each further one. */
const FIRST_QR_MS = 60_000;
const NEXT_QR_MS = 20_000;

/** Links this product to a phone as one of its devices. */
export function pairing(options: Options): Pair {
  return (request, onEvent) => {
    const closing = new AbortController();
    const { signal } = closing;
    const report = (event: PairingEvent) => signal.aborted || onEvent(event);
    const run = async () =>
      await pairOnce(await library(), { ...options, request, signal, onEvent: report });
    const done = run().catch((error) => {
      log.error("a pairing failed: {error}", { error: String(error) });
      report({ kind: "failed", problem: "UNREACHABLE" });
    });
    return {
      async close() {
        closing.abort();
        await done;
      },
    };
  };
}

type Pairing = Options & {
  readonly request: PairingRequest;
  readonly onEvent: (event: PairingEvent) => void;
  readonly signal: AbortSignal;
};

/** Digits with country code. Source: ITU-T E.164, at most 15. */
const isNumber = (phone: string) => /^[1-9]\d{7,14}$/.test(phone);

/** Runs one connection, which ends with the link or with the last unused code. */
async function pairOnce(lib: Library, pairing: Pairing): Promise<void> {
  const { request, onEvent, signal, qrMs, codeMs } = pairing;
  const { phone } = request;
  if (phone !== null && !isNumber(phone)) {
    return void onEvent({ kind: "failed", problem: "NUMBER_INVALID" });
  }
  const secrets = unsavedSecrets();
  const auth = authState(lib, {
    credentials: null,
    secrets,
    cache: pairing.newCache(),
    name: request.id,
    onLost: () => {},
    signal,
  });
  const asOne = { ...pairing, auth };
  const qrTimeout = phone === null ? qrMs : codeMs; // or the library would end before the code expires
  const line = openLine(lib, pairing, { auth, ...qrTimeout !== null && { qrTimeout } });
  let hasAgreed = false;
  let expiresAt: Date | null = null;

  const hangUp = () => line.hangUp({ code: null, detail: "closed" });
  signal.addEventListener("abort", hangUp, { once: true });
  const late = (detail: string) => line.hangUp({ code: 408, detail });
  const endWatch = watch(line.socket, pairing, late);
  let timer: ReturnType<typeof setTimeout> | undefined;

  line.socket.ev.on("connection.update", ({ qr, isNewLogin }) => {
    if (isNewLogin) {
      hasAgreed = true;
      clearTimeout(timer);
      timer = setTimeout(late, pairing.joinMs, "the server did not end the pairing");
      onEvent({ kind: "agreed" });
    } else if (qr !== undefined && phone === null) {
      const shownMs = qrMs ?? (expiresAt ? NEXT_QR_MS : FIRST_QR_MS);
      expiresAt = new Date(Date.now() + shownMs);
      onEvent({ kind: "qr", text: qr, expiresAt });
    } else if (qr !== undefined && phone !== null && !expiresAt) {
      expiresAt = new Date(Date.now() + codeMs);
      timer = setTimeout(late, codeMs, "nobody typed the code");
      void showCode(phone, expiresAt);
    }
  });

  async function showCode(phone: string, expiresAt: Date): Promise<void> {
    const response = await requestCode(line.socket, phone, pairing.connectMs);
    if ("code" in response) onEvent({ kind: "code", code: response.code, expiresAt });
    else line.hangUp(response.refused);
  }

  if (signal.aborted) hangUp();
  const ended = await line.ended;
  endWatch();
  clearTimeout(timer);
  await auth.settled();
  const account = hasAgreed ? accountOf(auth.creds) : null;
  const undo = () => unlinkAs(lib, asOne);
  if (signal.aborted) {
    if (account) {
      await undo().catch((error) => {
        log.warn("a device stays linked: {error}", { error: String(error) });
      });
    }
  } else if (account && decisionFor(ended.code).again !== null) {
    onEvent({ kind: "paired", paired: { account, undo, ...secrets.all() } });
  } else {
    onEvent({ kind: "failed", problem: pairingProblem(ended, expiresAt) });
  }
}

/** Returns the account that these credentials are linked to; null: none. */
export function accountOf({ me }: Pick<AuthenticationCreds, "me">): Account | null {
  const [, id] = /^(\d+)[:@]/.exec(me?.id ?? "") ?? [];
  if (id === undefined) return null;
  const handle = shownPhone(id);
  return { id, name: me?.name || handle, handle };
}

/** The secrets of an account that is being linked, not stored yet. */
type UnsavedSecrets = SessionSecrets & {
  readonly all: () => { readonly credentials: string; readonly secrets: readonly SecretRecord[] };
};

/** Holds secrets in memory until the account is saved. */
function unsavedSecrets(): UnsavedSecrets {
  const records = new Map<string, SecretRecord>();
  const keyOf = (kind: string, id: string) => `${kind}\0${id}`;
  let credentials = "";
  return {
    read(kind, ids) {
      const values = ids.flatMap((id): [string, string][] => {
        const value = records.get(keyOf(kind, id))?.value ?? null;
        return value === null ? [] : [[id, value]];
      });
      return Promise.resolve(new Map(values));
    },
    write(change) {
      credentials = change.credentials ?? credentials;
      for (const record of change.records) records.set(keyOf(record.kind, record.id), record);
      return Promise.resolve();
    },
    all: () => ({
      credentials,
      secrets: [...records.values()].filter(({ value }) => value !== null),
    }),
  };
}
