import { Buffer } from "node:buffer";
import { Curve } from "baileys";
import { accountList } from "./accounts.ts";
import { certificateChain } from "./certificates.ts";
import { acceptClients } from "./accept_clients.ts";
import { channelBook } from "./channels.ts";
import { faultPlan } from "./faults.ts";
import { groupLife } from "./group_life.ts";
import { groupQueries } from "./group_queries.ts";
import { keyQueries } from "./keys.ts";
import { linker } from "./linking.ts";
import { mediaStore } from "./media.ts";
import { messageTaker } from "./messages.ts";
import { people as everybody } from "./people.ts";
import { phones } from "./phone.ts";
import { plainQueries, type Queries } from "./queries.ts";
import { readers } from "./readers.ts";
import { receiptBook } from "./receipts.ts";
import { speech } from "./speech.ts";
import { whatsAppServer } from "./server.ts";
import { labelOf, type Stanza } from "./stanzas.ts";
import { linkingDesk, switchboard } from "./switchboard.ts";

export type Options = {
  /**
   * How many members of each group really decrypt messages; of the others only the keys are
   * tracked.
   */
  readonly witnesses?: number;
  /** Milliseconds that a slow response takes. */
  readonly slowMs?: number;
};

/**
 * A local stand-in for WhatsApp that speaks the protocol of its web client: phones that link
 * devices, groups and people's actions in them, members who decrypt what they have keys for, and a
 * record of every accepted message, which outlives its clients.
 */
export async function whatsAppStandin({ witnesses = 3, slowMs = 200 }: Options = {}) {
  const [root, own] = [Curve.generateKeyPair(), Curve.generateKeyPair()];
  const people = everybody();
  const accounts = accountList();
  const groups = groupLife(accounts);
  const media = mediaStore();
  const faults = faultPlan();
  const receipts = receiptBook(accounts, people);
  const phone = phones(linker(accounts), people.nobody);
  const read = readers(people, media, witnesses);
  const channels = channelBook(media, plainQueries["w:mex get query"]!);
  const messages = messageTaker({ groups: groups.all, read, receipts, faults, slowMs, channels });
  const unhandled: Stanza[] = [];
  const received = new Map<string, number>();
  const queries: Queries = {
    ...plainQueries,
    ...keyQueries(accounts, people),
    ...groupQueries(groups),
    ...media.queries,
    ...channels.queries,
    "md set remove-companion-device": ({ account }) => accounts.unlink(account),
  };
  let loginFailure: number | null = null;
  let control = (_: Request) => Promise.resolve(new Response(null, { status: 404 }));

  const linking = linkingDesk(phone);
  const route = switchboard({ accounts, messages, faults, queries, unhandled });
  const accept = acceptClients({ key: own, chain: certificateChain(root, own) }, {
    came(line) {
      if (faults.isMuted("login")) return;
      if (loginFailure !== null) line.failure(loginFailure);
      else if (line.payload.devicePairingData) phone.greet(line);
      else accounts.logIn(line);
    },
    async said(line, stanza, at) {
      const label = labelOf(stanza);
      received.set(label, (received.get(label) ?? 0) + 1);
      if (faults.isMuted(label)) return;
      const isLinked = line.account?.line === line;
      if (isLinked) await route(line, line.account!, stanza, at);
      else if (line.isOpen()) linking(line, stanza);
    },
    left(line) {
      if (line.account?.line === line) line.account.line = null;
    },
  });
  const server = await whatsAppServer(accept, async (request) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith("/control/")) return await control(request);
    if (request.method === "GET") return media.download(url);
    return media.upload(url, Buffer.from(await request.arrayBuffer()));
  });

  return {
    ...server,
    /** `OUTBOUND_STANDINS` that sends media here. */
    standins: `mmg.whatsapp.net=${server.origin}`,
    /** The root key of the server's certificates. */
    root: root.public,
    accounts,
    groups,
    channels,
    people,
    phone,
    media,
    receipts,
    /** Makes a member write in a group. */
    say: speech(accounts, people),
    faults,
    messages,
    /** How often each kind of stanza was received. */
    received: received as ReadonlyMap<string, number>,
    /** Unknown stanzas; must be empty at the end of each test. */
    unhandled: unhandled as readonly Stanza[],
    /** Makes every login fail with that code; null: accepts them. */
    failLogins: (reason: number | null) => void (loginFailure = reason),
    /** Accepts commands over HTTP under `/control/`. */
    obey: (orders: typeof control) => void (control = orders),
    close: server.goAway,
    [Symbol.asyncDispose]: server.goAway,
  };
}

export type WhatsAppStandin = Awaited<ReturnType<typeof whatsAppStandin>>;
