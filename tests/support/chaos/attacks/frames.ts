import { Buffer } from "node:buffer";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { createDataFolder, startProduct } from "../../product/start_product.ts";
import { damageBy } from "./attacked_process.ts";

const SOCKETS = 10;
const BYTES = 50_000_000;
const ADDRESS_HEADER = "x-attack-client";
/** Megabytes that the attack adds at most, which is what the kernel and the parser hold of it. */
const MOST_MB = 50;
/** Milliseconds of processor that one `/healthz` may wait for meanwhile. */
const MOST_MS = 100;

/** How a message comes, in pieces; none of the last one's frames is its last. */
const shapes: Readonly<Record<string, () => Iterable<Buffer>>> = {
  *"one frame"() {
    yield head(0x81, BYTES);
    for (let sent = 0; sent < BYTES; sent += chunk.length) yield chunk;
  },
  *"two frames"() {
    for (const first of [0x01, 0x80]) {
      yield head(first, BYTES / 2);
      for (let sent = 0; sent < BYTES / 2; sent += chunk.length) yield chunk;
    }
  },
  *"frames of one byte"() {
    yield head(0x01, 0);
    for (let sent = 0; sent < 1_000; sent++) yield hundredFrames;
  },
};

/**
 * Sends messages of 50 MB over ten sockets at once before any `connection_init`, from one address and
 * from ten. @returns whether the web process stayed within `MOST_MB` and `MOST_MS`, and closed every socket
 */
export async function frames(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  await using product = await startProduct(folder.path, "", {
    CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
  });
  let isKept = true;
  for (const [shape, piecesOf] of Object.entries(shapes)) {
    for (const addresses of [1, SOCKETS]) {
      let passed = 0;
      const attack = async () => {
        const sent = await Promise.all(Array.from(
          { length: SOCKETS },
          (_, n) => attackBy(product.origin, `10.0.0.${n % addresses}`, piecesOf()),
        ));
        passed = sent.reduce((sum, bytes) => sum + bytes, 0);
      };
      const { idleMb, peakMb, p99Ms, busiestMs } = await damageBy(attack, product);
      const isRight = peakMb - idleMb <= MOST_MB && busiestMs <= MOST_MS &&
        !product.hasEnded();
      isKept &&= isRight;
      notify(
        `${SOCKETS} messages in ${shape}, from ${addresses}: ${idleMb} to ${peakMb} MB, healthz p99 ${p99Ms} ms, ` +
          `waits for ${busiestMs} ms of processor, ` +
          `${(passed / 1e6).toFixed(1)} MB went out${isRight ? "" : " (!)"}`,
      );
    }
  }
  await product.end("SIGTERM");
  return isKept;
}

/** Sends one message in one socket. @returns the bytes that went out until the server closed it */
async function attackBy(origin: string, address: string, pieces: Iterable<Buffer>) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {}); // the server resets it
  const closed = once(socket, "close").catch(() => {});
  await Promise.race([once(socket, "connect"), closed]);
  socket.write(handshake(address));
  await Promise.race([once(socket, "data"), closed]);
  socket.resume();
  for (const piece of pieces) {
    if (socket.destroyed) break;
    await write(socket, piece);
  }
  await closed;
  return socket.bytesWritten - socket.writableLength;
}

const chunk = Buffer.alloc(100_000, "x");

async function write(socket: Socket, bytes: Uint8Array) {
  if (socket.destroyed || socket.write(bytes)) return;
  await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => {});
}

/** The head of a client's frame, masked by zeros. */
function head(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, 0x80 | length, 0, 0, 0, 0]);
  const bytes = Buffer.alloc(14);
  bytes[0] = first;
  bytes[1] = 0x80 | 127;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}

const hundredFrames = Buffer.concat(Array(100).fill(Buffer.from([...head(0x00, 1), 0x78])));

const handshake = (address: string) =>
  [
    "GET /graphql HTTP/1.1",
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Protocol: graphql-transport-ws",
    `${ADDRESS_HEADER}: ${address}`,
    "\r\n",
  ].join("\r\n");
