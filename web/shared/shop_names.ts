import { marketplaces } from "./marketplaces.ts";

const { OTHER: _, ...shops } = marketplaces;

/** The shops in one list: "Shopee, Amazon ou de outra loja". Apart, for it is in few screens. */
export const shopNames = `${
  Object.values(shops).map(({ name }) => name).join(", ")
} ou de outra loja`;
