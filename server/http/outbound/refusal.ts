import { type OutboundReason, OutboundRefusal } from "../../core/outbound.ts";

const reasons: Record<string, OutboundReason> = {
  UND_ERR_CONNECT_TIMEOUT: "TIMED_OUT",
  ETIMEDOUT: "TIMED_OUT",
  UND_ERR_HEADERS_OVERFLOW: "TOO_LARGE",
};

/** What went wrong with the network, in the port's words; the cause is kept for the log. */
export function asRefusal(error: unknown, { host }: Pick<URL, "host">): OutboundRefusal {
  if (error instanceof OutboundRefusal) return error;
  const { code, message } = error as { code?: string; message?: string };
  return new OutboundRefusal(
    reasons[code ?? ""] ?? "UNREACHABLE",
    `${host}: ${code ?? ""} ${message ?? error}`,
    { cause: error },
  );
}
