/** The header by which benches name a client's address: the product limits what comes from one. */
export const ADDRESS_HEADER = "x-bench-client";
