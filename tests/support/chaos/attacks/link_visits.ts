/** Visits links at a steady rate, and remembers which visits were redirected, and when. */

const CONNECTIONS = 32;
const BEAT_MS = 10;

export type Visits = {
  /** When each visit was redirected, by its number; milliseconds since 1970. */
  readonly redirected: ReadonlyMap<number, number>;
  /** Visits that got no redirect though somebody was there: their numbers. */
  readonly refused: readonly number[];
  readonly moveTo: (origin: string) => void;
  readonly stop: () => Promise<void>;
};

/** The host of the page that a visit comes from, which names the visit. */
export const referrerOf = (visit: number): string => `visit${visit}.example`;

/** Each visit comes from an address and a page of its own. */
export function visitLinks(
  origin: string,
  { slugs, perSecond }: { readonly slugs: readonly string[]; readonly perSecond: number },
): Visits {
  const redirected = new Map<number, number>();
  const refused: number[] = [];
  let port = Number(new URL(origin).port);
  let next = 0;
  let due = 0;
  let isOver = false;
  const beat = setInterval(() => due = Math.min(due + perSecond * BEAT_MS / 1_000, 1_000), BEAT_MS);
  const pause = (ms = BEAT_MS) => new Promise((resolve) => setTimeout(resolve, ms));

  const clients = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      try {
        using connection = await Deno.connect({ port });
        const connectedTo = port;
        while (!isOver && connectedTo === port) {
          if (due < 1) {
            await pause();
            continue;
          }
          due--;
          await visit(connection, next++);
        }
      } catch {
        await pause(50); // nobody is there
      }
    }
  });

  const buffer = () => new Uint8Array(4_096);
  async function visit(connection: Deno.Conn, number: number) {
    const slug = slugs[number % slugs.length];
    const address = `10.${number >> 16 & 255}.${number >> 8 & 255}.${number & 255}`;
    await connection.write(new TextEncoder().encode(
      `GET /${slug} HTTP/1.1\r\nhost: localhost\r\nx-real-ip: ${address}\r\n` +
        `user-agent: Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36\r\n` +
        `referer: https://${referrerOf(number)}/\r\n\r\n`,
    ));
    const bytes = buffer();
    const read = await connection.read(bytes);
    if (read === null) throw new Error("the connection ended");
    const status = new TextDecoder().decode(bytes.subarray(9, 12));
    if (status === "302") redirected.set(number, Date.now());
    else {
      refused.push(number);
      throw new Error(`answered ${status}`);
    }
  }

  return {
    redirected,
    refused,
    moveTo: (origin) => port = Number(new URL(origin).port),
    async stop() {
      isOver = true;
      clearInterval(beat);
      await Promise.all(clients);
    },
  };
}
