import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Resolve } from "../../../server/http/outbound/pinned_connect.ts";

/** The addresses of a name at its first lookup, its second, and so on; the last one stays. */
export type Answers = readonly (readonly string[])[];

const [A, AAAA] = [1, 28];

/** A name server that answers over UDP, for zero seconds, and otherwise at each lookup. */
export async function nameServer(names: Readonly<Record<string, Answers>>, port = 0) {
  const socket = createSocket("udp4");
  const queries: string[] = [];
  const rounds = new Map<string, number>();
  socket.on("message", (query, { address, port }) => {
    const { name, type, end } = question(query);
    const kind = `${name}/${type}`;
    const round = rounds.get(kind) ?? 0;
    rounds.set(kind, round + 1);
    queries.push(kind);
    const answers = names[name];
    const given = answers?.[Math.min(round, answers.length - 1)] ?? [];
    const records = given.filter((one) => isIPv4(one) === (type === A)).map(bytesOf);
    socket.send(response(query.subarray(0, end), records, answers ? 0 : 3), port, address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");

  const at = { nameServer: { ipAddr: "127.0.0.1", port: socket.address().port } };
  const ask = (name: string, type: "A" | "AAAA") =>
    Deno.resolveDns(name, type, at).catch(() => [] as string[]);
  const resolve: Resolve = async (name) =>
    (await Promise.all([ask(`${name}.`, "A"), ask(`${name}.`, "AAAA")])).flat();
  return {
    resolve,
    /** Name and type of every query, in order of arrival. */
    queries,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}

/** The name and type that a query is about, and where its question ends. */
function question(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function response(query: Buffer, records: readonly Buffer[], code: number): Buffer {
  const header = Buffer.from(query);
  header.writeUInt16BE(0x8180 | code, 2); // a response, with recursion
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  const sections = records.map((bytes) => {
    const record = Buffer.alloc(12); // its name is the question's; its time to live is 0
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(bytes.length === 4 ? A : AAAA, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([header, ...sections]);
}

const bytesOf = (address: string) => Buffer.from(ipaddr.parse(address).toByteArray());
