import type { Config } from "./config.ts";

/** Returns the origin of short links and the hosts that answer them. */
export function shortLinkHosts(
  { shortLinkHost, publicUrl, port }: Pick<Config, "shortLinkHost" | "publicUrl" | "port">,
) {
  const site = new URL(publicUrl ?? `http://localhost:${port}`);
  return {
    origin: shortLinkHost ? `${site.protocol}//${shortLinkHost}` : site.origin,
    siteHost: site.host,
    linkHost: shortLinkHost,
  };
}
