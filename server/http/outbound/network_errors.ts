import { NotConnected, type OutboundReason, OutboundRefusal } from "../../core/outbound.ts";
import type { buildConnector } from "undici";

const reasons: Record<string, OutboundReason> = {
  UND_ERR_CONNECT_TIMEOUT: "TIMED_OUT",
  ETIMEDOUT: "TIMED_OUT",
  UND_ERR_HEADERS_OVERFLOW: "TOO_LARGE",
};

/** Converts a network error to the port's refusal; the cause is for the log. */
export function toRefusal(error: unknown, { host }: Pick<URL, "host">): OutboundRefusal {
  if (error instanceof OutboundRefusal) return error;
  const { code, message } = error as { code?: string; message?: string };
  return new OutboundRefusal(
    reasons[code ?? ""] ?? "UNREACHABLE",
    `${host}: ${code ?? ""} ${message ?? error}`,
    { cause: error },
  );
}

/**
 * Wraps `connect` so that its failures differ from all others: by its code alone, a reset during the TLS
 * handshake looks like one after the request was sent.
 */
export function reportingConnect(connect: buildConnector.connector): buildConnector.connector {
  return (target, callback) =>
    connect(target, (...[error, socket]) => {
      if (error) callback(notConnected(error, target.hostname), null);
      else callback(null, socket);
    });
}

function notConnected(error: Error, host: string): NotConnected {
  const { reason, message } = toRefusal(error, { host });
  return new NotConnected(reason, message.slice(`${reason}: `.length), { cause: error });
}
