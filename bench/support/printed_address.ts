/** Returns the address that a server prints when it starts. @throws Error if it ends before */
export async function printedAddress(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const address = /http:\/\/\S+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error("the server did not start");
}
