/** A request's fields and files. */
export type Payload = {
  // deno-lint-ignore no-explicit-any -- network data; the caller knows its shape
  readonly fields: Readonly<Record<string, any>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** Parses a body of JSON, or of a form with structured fields in JSON. */
export async function readPayload(type: string, body: Uint8Array<ArrayBuffer>): Promise<Payload> {
  if (body.length === 0) return { fields: {}, files: new Map() };
  if (!type.startsWith("multipart/form-data")) {
    return { fields: JSON.parse(new TextDecoder().decode(body)), files: new Map() };
  }
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of form) {
    if (value instanceof File) files.set(name, new Uint8Array(await value.arrayBuffer()));
    else fields[name] = /^[[{]/.test(value) ? JSON.parse(value) : value;
  }
  return { fields, files };
}
