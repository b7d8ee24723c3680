/** Hosts with a stand-in, in tests and demonstrations: host → its stand-in's origin. */
export type Standins = ReadonlyMap<string, URL>;

/**
 * Reads `OUTBOUND_STANDINS`: `host=http://127.0.0.1:9001`, several separated by commas.
 * @throws Error that says which entry is wrong.
 */
export function parseStandins(text: string): Standins {
  const standins = new Map<string, URL>();
  for (const entry of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [host = "", origin = ""] = entry.split(/=(.*)/s);
    const asked = URL.parse(`https://${host}`);
    const standin = URL.parse(origin);
    if (!asked || asked.host !== host.toLowerCase() || !standin || !isBareOrigin(standin)) {
      throw new Error(`OUTBOUND_STANDINS: "${entry}" is not host=http://host:port`);
    }
    if (standins.has(asked.host)) {
      throw new Error(`OUTBOUND_STANDINS: ${asked.host} has two stand-ins`);
    }
    standins.set(asked.host, standin);
  }
  return standins;
}

/** Whether it is http or https, without credentials, path or query. */
function isBareOrigin({ protocol, href, origin }: URL): boolean {
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
