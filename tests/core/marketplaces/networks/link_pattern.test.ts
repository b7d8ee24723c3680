import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildLink,
  parsePattern,
  readLink,
} from "../../../../server/core/marketplaces/networks/link_pattern.ts";

test.each([
  "https://loja.example/indica?id={id}&url={url}&sub={sub}",
  "https://loja.example/r/{id}?para={url}",
  "{url}?parceiro={id}",
  "{url}?utm_source=afiliado_{id}&utm_content={sub}",
])("%s is a pattern", (pattern) => {
  expect(parsePattern(` ${pattern} `)).toBe(pattern);
});

test.each([
  "",
  "loja.example?id={id}&url={url}",
  "http://loja.example/?id={id}&url={url}",
  "https://loja.example/?id={id}",
  "https://loja.example/?url={url}",
  "https://loja.example/?id={id}&id2={id}&url={url}",
  "https://loja.example/{url}?id={id}",
  "https://loja.example/?id={id}&url=x{url}",
  "https://loja.example/?{id}=1&url={url}",
  "https://{id}.example/?url={url}",
  "https://{id}/?url={url}",
  "https://ana@loja.example/?id={id}&url={url}",
  "https://127.0.0.1/?id={id}&url={url}",
  "https://localhost/?id={id}&url={url}",
  "https://loja.example/?id={id}&url={url}#{sub}",
  "https://loja.example/?id={id}&url={url}&x={outro}",
  "https://loja.example/?id={id}&url={url} ",
  "javascript:alert({id})?url={url}",
  `https://loja.example/?id={id}&url={url}&x=${"a".repeat(500)}`,
].filter((text) => text.trim() === text))("%j is no pattern", (pattern) => {
  expect(parsePattern(pattern)).toBeNull();
});

test("what a pattern makes says again what it was made of", () => {
  const patterns = [
    "https://loja.example/indica?id={id}&url={url}&sub={sub}",
    "https://loja.example/r/{id}/x?sub={sub}&para={url}",
    "{url}?parceiro={id}&origem={sub}",
  ];
  const parts = fc.record({
    // A path drops an id of dots alone; such a link does not prove itself.
    id: fc.stringMatching(/^[a-zA-Z0-9*+.%-]{1,20}$/).filter((id) => !/^(?:\.|%2e)+$/i.test(id)),
    sub: fc.option(fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/)),
    url: fc.tuple(fc.stringMatching(/^[a-z0-9/-]{0,20}$/), fc.webQueryParameters()).map(
      ([path, query]) => new URL(`https://outra.example/${path}?x=${query}`),
    ).filter(({ searchParams }) => !searchParams.has("parceiro") && !searchParams.has("origem")),
  });
  fc.assert(fc.property(fc.constantFrom(...patterns), parts, (pattern, made) => {
    const read = readLink(pattern, buildLink(pattern, made));
    expect({ ...read, url: read?.url.href.replace(/&+/g, "&").replace(/&$/, "") }).toEqual({
      ...made,
      url: made.url.href.replace(/&+/g, "&").replace(/&$/, ""),
    });
  }));
});

test("a link of another pattern, of another host or without an id is not read", () => {
  const pattern = "https://loja.example/indica?id={id}&url={url}";
  const url = encodeURIComponent("https://outra.example/p");
  for (
    const link of [
      `https://mal.example/indica?id=a&url=${url}`,
      `https://loja.example/outra?id=a&url=${url}`,
      `https://loja.example/indica?id=&url=${url}`,
      `https://loja.example/indica?id=a`,
      `https://loja.example/indica?id=a&url=nada`,
    ]
  ) expect(readLink(pattern, new URL(link))).toBeNull();
});
