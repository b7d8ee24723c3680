/** Those that are there: a product that is deleted meanwhile leaves its place empty. */
export const present = <Product>(products: readonly (Product | null)[]) =>
  products.flatMap((product) => product ? [product] : []);
