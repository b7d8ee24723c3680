import "graphql"; // the version that the others then use too: the JIT does not work with 17
import pg from "pg";

/** The arguments of each peer: the database's connection as JSON, and whose offers are listed. */
const [connection = "{}", userId = ""] = Deno.args;

export const pool = new pg.Pool(JSON.parse(connection));

/** The schema that mercurius and Apollo Server serve: the product's, cut down to the list. */
export const typeDefs = `
  type Offer { id: ID! version: Int! title: String shop: String marketplace: String! status: String!
    imageUrl: String updatedAt: String! }
  type Edge { node: Offer! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Offers { edges: [Edge!]! pageInfo: PageInfo! }
  type Viewer { offers(first: Int!): Offers! }
  type Query { viewer: Viewer! }
`;

/** One prepared statement a request, as one would write it by hand. */
export const resolvers = {
  Query: { viewer: () => ({}) },
  Viewer: {
    offers: async (_viewer, { first }) => {
      const { rows } = await pool.query({
        name: "offers",
        text: `select id, version, title, shop, marketplace, status, image_url as "imageUrl",
          updated_at as "updatedAt" from offers
          where user_id = $1 and deleted_at is null order by id desc limit $2`,
        values: [userId, first + 1],
      });
      const page = rows.slice(0, first);
      return {
        edges: page.map((node) => ({ node })),
        pageInfo: { hasNextPage: rows.length > first, endCursor: page.at(-1)?.id ?? null },
      };
    },
  },
  Offer: { updatedAt: ({ updatedAt }) => updatedAt.toISOString() },
};
