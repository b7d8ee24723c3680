import { NAME, page, type PageCase } from "./page_case.ts";

const rdfa = (name: string, body: string, says: PageCase["says"]): PageCase => ({
  name,
  html: page({ body }),
  says,
});
const wrapped = (offers: string, type = 'vocab="https://schema.org/" typeof="Product"') =>
  `<div ${type}><span property="name">${NAME}</span>${offers}</div>`;
const price = { title: NAME, price: 14990 } as const;

/** Structured data by `typeof` and `property`. */
export const rdfaPages: readonly PageCase[] = [
  rdfa(
    "content",
    wrapped(
      '<div property="offers" typeof="Offer"><meta property="priceCurrency" content="BRL"><span property="price" content="149.90">R$ 149,90</span></div>',
    ),
    price,
  ),
  rdfa(
    "text",
    wrapped('<div property="offers" typeof="Offer"><span property="price">R$ 149,90</span></div>'),
    price,
  ),
  rdfa(
    "prefixed",
    wrapped(
      '<div property="schema:offers" typeof="schema:Offer"><span property="schema:price" content="149.90"></span></div>',
      'prefix="schema: https://schema.org/" typeof="schema:Product"',
    ).replace('property="name"', 'property="schema:name"'),
    price,
  ),
  rdfa(
    "whole addresses",
    wrapped(
      '<div property="https://schema.org/offers" typeof="https://schema.org/Offer"><span property="https://schema.org/price" content="149.90"></span></div>',
      'typeof="https://schema.org/Product"',
    ).replace('property="name"', 'property="https://schema.org/name"'),
    price,
  ),
  rdfa(
    "availability by a link",
    wrapped(
      '<div property="offers" typeof="Offer"><meta property="price" content="149.90"><link property="availability" href="https://schema.org/OutOfStock"></div>',
    ),
    { ...price, availability: "OUT_OF_STOCK" },
  ),
  rdfa(
    "availability by a resource",
    wrapped(
      '<div property="offers" typeof="Offer"><meta property="price" content="149.90"><span property="availability" resource="https://schema.org/InStock">Em estoque</span></div>',
    ),
    { ...price, availability: "IN_STOCK" },
  ),
  rdfa(
    "a split price",
    wrapped(
      '<div property="offers" typeof="Offer"><span property="price">R$ <b>149</b><sup>90</sup></span></div>',
    ),
    price,
  ),
  rdfa(
    "a range",
    wrapped(
      '<div property="offers" typeof="AggregateOffer"><meta property="lowPrice" content="99.90"><meta property="highPrice" content="149.90"></div>',
    ),
    { title: NAME, price: null },
  ),
  rdfa(
    "a related item",
    `<aside vocab="https://schema.org/" typeof="Product"><span property="name">Meia Aurora Curta</span><div property="offers" typeof="Offer"><meta property="price" content="39.90"></div></aside>`,
    { price: null },
  ),
  rdfa(
    "two products",
    wrapped(
      '<div property="offers" typeof="Offer"><meta property="price" content="149.90"></div>',
    ) +
      `<div vocab="https://schema.org/" typeof="Product"><span property="name">Meia Aurora Curta</span><div property="offers" typeof="Offer"><meta property="price" content="39.90"></div></div>`,
    price,
  ),
  rdfa(
    "a page's own type around it",
    `<main vocab="https://schema.org/" typeof="WebPage"><div property="mainEntity" typeof="Product"><span property="name">${NAME}</span><div property="offers" typeof="Offer"><meta property="price" content="149.90"></div></div></main>`,
    price,
  ),
];
