/** Parses the assistant's parameters: `?conversa=` opens a conversation. */
export function parseAssistantParams(params: URLSearchParams) {
  const id = params.get("conversa") ?? "";
  return { id, hasThread: id !== "" };
}
