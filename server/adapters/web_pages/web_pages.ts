import { productIdOf } from "../../core/marketplaces/links/link.ts";
import { unwrappings } from "../../core/marketplaces/links/wrapped_link.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";
import type { Reading, ReadProduct } from "../../core/marketplaces/readings/product_reading.ts";
import { type Outbound, OutboundRefusal, type OutboundResponse } from "../../core/outbound.ts";
import { isWallPath, noProduct } from "./conclude.ts";
import { type PageReading, readPageOnward } from "./read_page.ts";
import { recipeOf } from "./recipes/table.ts";
import { isWallAnswer } from "./scan/walls.ts";

/**
 * Reads products from their shops' own pages, requested through `outbound`. An address that carries
 * its target is never requested itself: that would be a click for whom the wrapper credits.
 */
export function webPages(outbound: Outbound): ReadProduct {
  async function read(url: URL): Promise<Reading & PageReading> {
    const wrappers = unwrappings(url);
    const answer = await outbound(wrappers.at(-1)!, undefined, unwrappings);
    return { hops: [...wrappers.slice(0, -1), ...answer.hops], ...await readAnswer(answer) };
  }

  return async (url) => {
    const first = await read(url);
    const target = onwardAddress(first);
    const { onward: _, ...only } = first;
    if (!target) return only;
    // An affiliate's own page: the product that their link is for is one step on.
    const second = await read(target);
    return { hops: [...first.hops, ...second.hops], product: second.product };
  };
}

async function readAnswer(answer: OutboundResponse): Promise<PageReading> {
  const { url, status, headers, body } = answer;
  const marketplace = marketplaceOf(url);
  const [type, charset] = contentType(headers);
  const isBlocked = isWallAnswer(status, headers) || isWallPath(recipeOf(marketplace), url);
  const isAbsent = isGone(status) || !/^$|html|xml|^text\/plain/.test(type);
  if (isBlocked || isAbsent) {
    await body.cancel();
    const product = noProduct(marketplace, isBlocked);
    return { product, onward: [], ...isGone(status) && { absent: true } };
  }
  if (status < 200 || status > 299) {
    await body.cancel();
    throw new OutboundRefusal("UNREACHABLE", `${url.host} answered ${status}`);
  }
  return await readPageOnward({ url, html: body, ...charset && { charset } });
}

const isGone = (status: number) => status === 404 || status === 410;

/** The one product on the same shop that the page leads to; null when it leads to several. */
function onwardAddress({ product, onward, hops }: Reading & PageReading): URL | null {
  const here = hops.at(-1);
  if (product.title || product.blocked || !here) return null;
  const targets = onward.flatMap((link) => URL.parse(link, here) ?? [])
    .filter((url) => marketplaceOf(url) === product.marketplace && productIdOf(url) !== null);
  const ids = new Set(targets.map(productIdOf));
  return ids.size === 1 ? targets[0]! : null;
}

function contentType(headers: Headers): readonly [type: string, charset: string | undefined] {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").split(";");
  const charset = /^\s*charset\s*=\s*"?([^"\s]+)/i;
  return [
    type.trim().toLowerCase(),
    parameters.map((parameter) => charset.exec(parameter)?.[1]).find((name) => name),
  ];
}
