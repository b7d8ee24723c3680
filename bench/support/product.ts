import {
  createDataFolder,
  register,
  startProduct,
} from "../../tests/support/product/start_product.ts";
import { benchShop, SHOP_HOST } from "./shop.ts";
import { ADDRESS_HEADER } from "./sockets.ts";
import { isSmall } from "./scale.ts";

/** Names the product of a run of small forms to its benches, as JSON. */
const SHARED = "BENCH_PRODUCT";

const settings = {
  CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
  SHORT_LINK_MEMORY_MB: "1024", // a million links
};

/** What the payment vendor signs its reports with. */
export const WEBHOOK_SECRET = "whsec_of_the_bench";

/** The settings of a product that takes payments. */
export function payments(): Record<string, string> {
  const port = freePort();
  return {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    STRIPE_SECRET_KEY: "sk_test_bench",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
}

/** Returns a port that nothing listens on: the product names its own address before it listens. */
function freePort(): number {
  using listener = Deno.listen({ port: 0 });
  return (listener.addr as Deno.NetAddr).port;
}

type Place = {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Where the shop is of which the product reads pages; its address there is `SHOP_HOST`. */
  readonly shop: string;
};

/** Where the small forms of this run are to work, if it has started a product for them. */
const shared: Place | null = isSmall ? JSON.parse(Deno.env.get(SHARED) ?? "null") : null;

/**
 * The product for a bench that neither ends it nor changes what others see of it, with more settings.
 * The small forms share one, which has the settings of all: to start one takes three seconds of
 * processor, and most of them less. It goes with its scope.
 */
export const benchProduct = async (more: Record<string, string> = {}) =>
  shared ? withPeople({ ...shared, end: async () => {} }) : await ownProduct(more);

/** A product of the bench's own, with more settings; it goes with its scope. */
export async function ownProduct(more: Record<string, string> = {}) {
  const folder = await createDataFolder();
  const shop = benchShop();
  const { origin, pid, end } = await startProduct(
    folder.path,
    `${SHOP_HOST}=${shop.origin}`,
    { ...settings, ...more },
  );
  return withPeople({
    origin,
    pid,
    dataDir: folder.path,
    shop: shop.origin,
    async end() {
      await end("SIGTERM");
      await shop[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  });
}

/** Starts the product that small forms of this process' children share; it goes with its scope. */
export async function shareProduct() {
  const product = await ownProduct(payments());
  const { origin, pid, dataDir, shop } = product;
  Deno.env.set(SHARED, JSON.stringify({ origin, pid, dataDir, shop } satisfies Place));
  return product;
}

const withPeople = ({ end, ...place }: Place & { readonly end: () => Promise<void> }) => ({
  ...place,
  /** Registers somebody; each bench chooses names of its own. */
  async register(name: string) {
    const person = await register(place.origin, `${name}@example.com`);
    const { data } = await person.ask(place.origin, "{ viewer { id } }");
    return { ...person, userId: data.viewer.id as string };
  },
  [Symbol.asyncDispose]: end,
});
