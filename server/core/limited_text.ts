/**
 * Reads a body as UTF-8 while it arrives.
 *
 * @param maxBytes a longer body is not read to its end
 * @returns null when it is longer
 */
export async function limitedText(
  { body }: Request,
  maxBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
