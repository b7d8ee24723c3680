import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../../product/start_product.ts";

const SAMPLES = 1_500;
const OFFERS = 50;
const SOCKETS = 100;
const OPERATIONS = 20;
/** The other person's slowest request in a hundred takes so many times its idle one at most. */
const MOST_SLOWER = 2;

const LIST = `{ viewer { offers(first: 50) { edges { node { id title text price { formatted }
  evidence { field source } marketplace affiliateUrl } } } } }`;
const CREATE = `mutation ($title: String!) { createOffer(input: { fields: { title: $title,
  price: { cents: 9900 } } }) { __typename } }`;
const SMALL = "{ viewer { email subscription { status } } }";

type Person = Awaited<ReturnType<typeof register>>;

/**
 * Floods the product in one person's name: lists without pause, then sockets that never read, too.
 * Measures another person's small query meanwhile. @returns whether it stayed quick
 */
export async function noisyNeighbour(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  await using product = await startProduct(folder.path);
  const { origin } = product;
  const [noisy, other] = [await register(origin), await register(origin, "bia@example.com")];
  {
    await using database = await connectToDatabase(folder.path);
    for (const statement of withoutLimits) await database.rows(statement);
  }
  for (let n = 0; n < OFFERS; n++) await noisy.ask(origin, CREATE, { title: `Oferta ${n}` });
  for (let n = 0; n < 50; n++) {
    await Promise.all([noisy.ask(origin, LIST), other.ask(origin, SMALL)]);
  }

  const idle = await sampled(other, origin);
  notify(`idle: ${idle.text}`);
  const lists = await underFlood(noisy, origin, () => sampled(other, origin));
  notify(`200 lists at once: ${lists.text}`);
  const sockets = await silentSockets(origin, noisy.token);
  const all = await underFlood(noisy, origin, () => sampled(other, origin));
  notify(`and ${sockets.length} sockets that never read: ${all.text}`);
  sockets.forEach((socket) => socket.close());
  await product.end("SIGTERM");
  const isKept = Math.max(lists.p99, all.p99) <= MOST_SLOWER * idle.p99;
  if (!isKept) notify(`the other person waited for more than ${MOST_SLOWER} times as long`);
  return isKept && lists.failed + all.failed === 0;
}

/** Measures while a process of its own floods the product with lists in a person's name. */
async function underFlood({ token }: Person, origin: string, measured: () => Promise<Sample>) {
  const args = [
    "run",
    "-A",
    "tests/support/chaos/attacks/flood.ts",
    `${origin}/graphql`,
    token,
    LIST,
  ];
  const flood = new Deno.Command(Deno.execPath(), { args, stdout: "null" }).spawn();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  try {
    return await measured();
  } finally {
    flood.kill();
    await flood.status;
  }
}

type Sample = { readonly p99: number; readonly failed: number; readonly text: string };

async function sampled(person: Person, origin: string): Promise<Sample> {
  const times: number[] = [];
  let failed = 0;
  for (let n = 0; n < SAMPLES; n++) {
    const start = performance.now();
    const { errors } = await person.ask(origin, SMALL);
    times.push(performance.now() - start);
    if (errors) failed++;
  }
  times.sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor(part * SAMPLES)]!) as [
    number,
    number,
  ];
  return {
    p99,
    failed,
    text: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
  };
}

/** Sockets that ask for lists and read no answer. */
async function silentSockets(origin: string, token: string): Promise<Deno.TcpConn[]> {
  const { hostname, port } = new URL(origin);
  const opened: Deno.TcpConn[] = [];
  for (let n = 0; n < SOCKETS; n++) {
    const connection = await Deno.connect({ hostname, port: Number(port) });
    await connection.write(encoded(HANDSHAKE));
    opened.push(connection);
    try {
      await connection.read(new Uint8Array(1_000));
      const payload = { authorization: `Bearer ${token}` };
      await connection.write(frame({ type: "connection_init", payload }));
      for (let id = 0; id < OPERATIONS; id++) {
        await connection.write(frame({ id: `${id}`, type: "subscribe", payload: { query: LIST } }));
      }
    } catch { /* the server has closed it */ }
  }
  return opened;
}

const encoded = (text: string) => new TextEncoder().encode(text);

const HANDSHAKE = [
  "GET /graphql HTTP/1.1",
  "Host: localhost",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Sec-WebSocket-Protocol: graphql-transport-ws",
  "\r\n",
].join("\r\n");

/** A text frame of a client, masked by zeros. */
function frame(message: object): Uint8Array {
  const text = encoded(JSON.stringify(message));
  const head = text.length < 126
    ? [0x81, 0x80 | text.length]
    : [0x81, 0xfe, text.length >> 8, text.length & 255];
  return new Uint8Array([...head, 0, 0, 0, 0, ...text]);
}
