import { connect } from "node:tls";
import type { Certificate } from "../core/operations/status/figures.ts";

const TIMEOUT_MS = 10_000;

/**
 * Reads the certificate that an address serves, also one that is not valid any more: null when it
 * names no end. @throws when the address does not answer
 */
export function readCertificate({ hostname, port }: URL): Promise<Certificate | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false, // nothing is sent; what is expired is to be seen
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const { valid_to: end } = socket.getPeerCertificate() ?? {};
      socket.destroy();
      const expiresAt = end ? new Date(end) : null;
      resolve(
        expiresAt && !Number.isNaN(expiresAt.getTime())
          ? { host: hostname, expiresAt: expiresAt.toISOString() }
          : null,
      );
    });
  });
}
