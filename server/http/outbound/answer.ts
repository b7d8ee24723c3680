import type { Dispatcher } from "undici";
import { OutboundRefusal } from "../../core/outbound.ts";
import { hearOut } from "./hear_out.ts";

type Hearing = Omit<Parameters<typeof hearOut>[1], "encoding">;

/** True of the bytes as they travelled, not of the body that is handed on. */
const ofTheWire = ["content-encoding", "content-length", "transfer-encoding"];

/** An answer's headers and its decoded body. @throws OutboundRefusal TOO_LARGE as it announces. */
export function heardAnswer({ headers: raw, body }: Dispatcher.ResponseData, hearing: Hearing) {
  const headers = asHeaders(raw);
  refuseLength(headers, hearing.maxBytes);
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  const heard = hearOut(body, { encoding, ...hearing });
  for (const name of ofTheWire) headers.delete(name);
  return { headers, body: heard };
}

export function asHeaders(raw: Dispatcher.ResponseData["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function refuseLength(headers: Headers, maxBytes: number): void {
  const length = Number(headers.get("content-length") ?? 0);
  if (length > maxBytes) throw new OutboundRefusal("TOO_LARGE", `it announces ${length} bytes`);
}
