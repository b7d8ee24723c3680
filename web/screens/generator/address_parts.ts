type Part = { readonly text: string; readonly kind: "host" | "rest" | "tag" };

/** Splits an address for display: its host and its affiliate tag apart from the rest. */
export function addressParts(address: string, tag: string | null): Part[] {
  const url = URL.parse(address);
  if (!url) return [{ text: address, kind: "rest" }];
  const rest = url.pathname + url.search;
  const at = tag ? rest.lastIndexOf(tag) : -1;
  const parts: Part[] = at === -1 || tag === null ? [{ text: rest, kind: "rest" }] : [
    { text: rest.slice(0, at), kind: "rest" },
    { text: tag, kind: "tag" },
    { text: rest.slice(at + tag.length), kind: "rest" },
  ];
  return [{ text: url.host, kind: "host" } as Part, ...parts].filter(({ text }) => text !== "");
}
