import type { buildConnector } from "undici";
import { NotConnected } from "../../core/outbound.ts";
import { asRefusal } from "./refusal.ts";

/**
 * `connect`, whose failures are told from all others: by their code alone, a connection reset while
 * TLS begins looks like one reset after the question was asked.
 */
export function sureConnect(connect: buildConnector.connector): buildConnector.connector {
  return (target, callback) =>
    connect(target, (...[error, socket]) => {
      if (error) callback(notConnected(error, target.hostname), null);
      else callback(null, socket);
    });
}

function notConnected(error: Error, host: string): NotConnected {
  const { reason, message } = asRefusal(error, { host });
  return new NotConnected(reason, message.slice(`${reason}: `.length), { cause: error });
}
