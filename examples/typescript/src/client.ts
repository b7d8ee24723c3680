import type { TypedDocumentString } from "./gql/graphql.ts";

type Given<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/** A client of the API. Every answer has the type of its document. */
export function garimpo(site: string, key: string) {
  const send = (query: string, variables: unknown, accept: string) =>
    fetch(`${site}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", accept },
      body: JSON.stringify({ query, variables }),
    });

  return {
    /** Sends a query or a mutation; waits where the plan's minute is used up. */
    async request<Result, Variables>(
      document: TypedDocumentString<Result, Variables>,
      ...[variables]: Given<Variables>
    ): Promise<Result> {
      const response = await send(document.toString(), variables, "application/json");
      if (response.status === 429) {
        const seconds = Number(response.headers.get("retry-after") ?? 1);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        return await this.request(document, ...[variables] as Given<Variables>);
      }
      const { data, errors } = await response.json();
      if (errors) throw new Error(errors[0].message);
      return data;
    },

    /** Yields what a subscription reports, over SSE; `onOpen` is called once it stands. */
    async *subscribe<Result, Variables>(
      document: TypedDocumentString<Result, Variables>,
      onOpen: () => void = () => {},
      ...[variables]: Given<Variables>
    ): AsyncGenerator<Result> {
      const response = await send(document.toString(), variables, "text/event-stream");
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
      onOpen();
      let text = "";
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        text += piece;
        const blocks = text.split("\n\n");
        text = blocks.pop()!;
        for (const block of blocks) {
          const line = block.split("\n").find((one) => one.startsWith("data: {"));
          if (!line) continue; // a sign of life
          const { data, errors } = JSON.parse(line.slice("data: ".length));
          if (errors) throw new Error(errors[0].message);
          yield data;
        }
      }
    },
  };
}
