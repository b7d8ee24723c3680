import { hostilePages } from "../../pages/hostile_pages.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../../product/start_product.ts";
import { html, shopSite } from "../../sites/shop_site.ts";
import { damageBy } from "./attacked_process.ts";

const HOST = "loja.example.br";
const [PEOPLE, LINKS] = [4, 2];
/** Milliseconds of processor that one `/healthz` may wait for while eight copies of a page are read. */
const MOST_MS = 250;

const createOffer = `mutation ($url: String!) {
  createOffer(input: { url: $url }) { ... on UserError { code } }
}`;

/**
 * Makes offers of links to hostile pages, eight of one page at once, and requests `/healthz`
 * meanwhile. @returns whether it stayed quick, and each page was requested and read
 */
export async function hostileShop(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  await using shop = shopSite();
  await using product = await startProduct(folder.path, shop.standins(HOST));
  const { origin } = product;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => register(origin, `pessoa${n}@example.com`)),
  );
  {
    await using database = await connectToDatabase(folder.path);
    for (const statement of withoutLimits) await database.rows(statement);
  }

  let isKept = true;
  for (const [n, [name, write]] of Object.entries(hostilePages).entries()) {
    const page = write();
    shop.serve(HOST, `/${n}`, () => html(page));
    const before = shop.requests.length;
    let [failed, refused] = [0, 0];
    const { slowestMs, p99Ms, busiestMs, peakMb } = await damageBy(async () => {
      const answers = await Promise.all(people.flatMap(({ ask }, person) =>
        Array.from(
          { length: LINKS },
          (_, link) => ask(origin, createOffer, { url: `https://${HOST}/${n}?${person}-${link}` }),
        )
      ));
      failed = answers.filter(({ errors }) => errors).length;
      refused = answers.filter(({ data }) => data?.createOffer.code === "PAGE_TOO_LARGE").length;
    }, product);
    const requested = shop.requests.length - before;
    const isRight = requested > 0 && refused === 0 && busiestMs < MOST_MS;
    isKept &&= isRight;
    notify(
      `${name}: /healthz p99 ${p99Ms} ms, slowest ${slowestMs} ms, waits for ${busiestMs} ms of ` +
        `processor, ${peakMb} MB, ${requested} pages requested, ${failed} requests failed` +
        (isRight ? "" : " (!)"),
    );
  }
  return isKept;
}
