import { fetchQuery, graphql } from "react-relay";
import type { shopPageQuery } from "../../__generated__/shopPageQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";
import { failureMessage } from "../../relay/request.ts";
import type { FoundProduct } from "./found_product.ts";

/** Why a shop gave no products. */
export type ShopProblem = {
  readonly code: string | null;
  readonly message: string;
  /** When it takes requests again; null: it does not say. */
  readonly retryAt: string | null;
};

/** Requests one page of a shop's products, or why there is none. @throws RequestFailure */
export async function fetchPage(variables: shopPageQuery["variables"]) {
  const data = await fetchQuery<shopPageQuery>(
    environment,
    graphql`
      query shopPageQuery(
        $shop: ConnectableShop!
        $words: String
        $sort: ShopSort
        $category: String
        $after: String
      ) {
        viewer {
          shopConnections {
            id
            quota {
              used
              resetsAt
            }
          }
          shopSearch(shop: $shop, words: $words, sort: $sort, category: $category, after: $after) {
            __typename
            ... on ListedProducts {
              next
              seenAt
              products {
                url
                title
                imageUrl
                price {
                  cents
                  formatted
                }
                oldPrice {
                  cents
                  formatted
                }
                commission {
                  cents
                  formatted
                }
                commissionPercent
                rating
                sold
                lastSending {
                  at
                  groups
                }
                priceProof {
                  status
                  oldPrice {
                    cents
                    formatted
                  }
                  claimed {
                    cents
                    formatted
                  }
                  highest {
                    cents
                    formatted
                  }
                  lowestInDays
                  days
                  daysAtPrice
                  spanDays
                }
                priceHistory {
                  points {
                    at
                    price {
                      cents
                      formatted
                    }
                  }
                }
              }
            }
            ... on ShopPaused {
              code
              message
              retryAt
            }
            ... on Refusal {
              code
              message
            }
          }
        }
      }
    `,
    variables,
  ).toPromise();
  const result = data?.viewer?.shopSearch;
  if (result?.__typename === "ListedProducts") {
    const products = result.products.map((listed): FoundProduct => ({
      url: listed.url,
      marketplace: variables.shop,
      productId: null,
      title: listed.title ?? "Produto sem nome",
      imageUrl: listed.imageUrl ?? null,
      price: listed.price ?? null,
      oldPrice: listed.oldPrice ?? null,
      commission: listed.commission ?? null,
      commissionPercent: listed.commissionPercent ?? null,
      rating: listed.rating ?? null,
      sold: listed.sold ?? null,
      lastSending: listed.lastSending ?? null,
      proof: listed.priceProof ?? null,
      points: listed.priceHistory?.points ?? [],
    }));
    return { products, next: result.next ?? null, seenAt: result.seenAt, problem: null };
  }
  const refusal = result && "code" in result ? result : null;
  const problem = refusal
    ? {
      code: refusal.code,
      message: refusal.message,
      retryAt: result?.__typename === "ShopPaused" ? result.retryAt : null,
    }
    : { code: null, message: failureMessage(null), retryAt: null };
  return { products: [], next: null, seenAt: null, problem };
}
