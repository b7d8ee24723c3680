/**
 * The library alone, with its keys in memory: what `bench/whatsapp.ts` compares with. Does what comes
 * in as lines of JSON, and answers each with one.
 */
import type { GroupMetadata, WASocket } from "baileys";
import {
  closed,
  connect,
  newState,
  opened,
  waitForUpdate,
} from "../../tests/support/whatsapp/client.ts";
import type { WhatsAppStandin } from "../../tests/support/whatsapp/standin.ts";

console.info = () => {}; // the library's own cipher prints keys

const [origin = "", socketUrl = ""] = Deno.args;
const standin = { socketUrl } as WhatsAppStandin;
const states: { phone: string; state: ReturnType<typeof newState> }[] = [];
const sockets: WASocket[] = [];
const known = new Map<string, GroupMetadata>();

type Order = { pair?: string; open?: true; list?: number; send?: string; by?: number };

async function order(name: string, request: object): Promise<void> {
  const answer = await fetch(`${origin}/control/${name}`, {
    method: "POST",
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.body?.cancel();
}

async function pair(phone: string): Promise<void> {
  const state = newState();
  const socket = connect(standin, state);
  const end = closed(socket);
  await order("scan", { qr: await waitForUpdate(socket, ({ qr }) => qr), phone });
  await end;
  states.push({ phone, state });
}

const cached = (jid: string) => Promise.resolve(known.get(jid));

/** Logs all in at once, anew. */
async function open(): Promise<void> {
  const before = sockets.splice(0);
  await Promise.all(before.map(async (socket) => {
    const end = closed(socket);
    await socket.end(undefined);
    await end;
  }));
  sockets.push(...states.map(({ state }) => connect(standin, state, cached)));
  await Promise.all(sockets.map(opened));
}

async function list(by: number): Promise<void> {
  for (const group of Object.values(await sockets[by]!.groupFetchAllParticipating())) {
    known.set(group.id, group);
  }
}

/** Sends a text, and waits until the server has it. */
async function send(jid: string, by: number): Promise<void> {
  const socket = sockets[by]!;
  const messageId = `3EB0${crypto.randomUUID().replaceAll("-", "").slice(0, 18).toUpperCase()}`;
  const ack = socket.waitForMessage(messageId, 60_000);
  await socket.sendMessage(jid, { text: "Oferta do dia" }, { messageId });
  await ack;
}

async function answer(request: Order): Promise<number> {
  const begun = performance.now();
  if (request.pair) await pair(request.pair);
  else if (request.open) await open();
  else if (request.send) await send(request.send, request.by!);
  else await list(request.list!);
  return performance.now() - begun;
}

console.log("ready");
let rest = "";
for await (const text of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\n");
  rest = lines.pop()!;
  for (const line of lines) console.log(await answer(JSON.parse(line)));
}
Deno.exit(0);
