/**
 * Links a second that pasted lists become offers at, in the whole product with real jobs, beside
 * `fetch` and htmlparser2 alone on the same pages with as many at once: `deno run -A
 * bench/generator.ts`. The shop answers from this machine. They take turns; figures are medians.
 */
import { Parser } from "htmlparser2";
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { median } from "./support/processor_time.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";
import { longPage, SHOP_HOST } from "./support/shop.ts";
import { grantUnlimited } from "./support/unlimited.ts";

const PEOPLE = scaled(4, 1);
const EACH = scaled(50, 3);
const TURNS = scaled(5, 2);
/** What the product reads at once: four links of each person's, eight in all. */
const AT_ONCE = 8;
const TOTAL = PEOPLE * EACH;

await using product = await benchProduct();
await using database = await connectToDatabase(product.dataDir);
const people: Awaited<ReturnType<typeof product.register>>[] = [];
for (let n = 0; n < PEOPLE; n++) {
  const person = await product.register(`generator${n}`);
  await grantUnlimited(database, person.userId);
  people.push(person);
}

const create = `mutation ($text: String!) { createLinkBatch(input: { text: $text }) {
  ... on LinkBatch { total } ... on UserError { code } } }`;

/** Pastes a list for each person and waits until none of the links is left. */
async function pasted(from: number): Promise<void> {
  await Promise.all(people.map(async (person, who) => {
    const links = Array.from({ length: EACH }, (_, n) => {
      return `https://${SHOP_HOST}/p/${from + who * EACH + n}`;
    });
    const { data } = await person.ask(product.origin, create, { text: links.join("\n") });
    if (data.createLinkBatch.total !== EACH) throw new Error(JSON.stringify(data));
  }));
  for (let open = 1; open > 0;) {
    await new Promise((later) => setTimeout(later, 20));
    [open] = await counted("status in ('WAITING', 'READING')");
  }
  const [failed] = await counted("status = 'FAILED'");
  if (failed > 0) throw new Error(`${failed} links failed`);
}

async function counted(what: string): Promise<[number]> {
  const [row] = await database.rows<{ n: number }>(
    `select count(*)::int as n from batch_links where ${what}`,
  );
  return [row!.n];
}

/** The same pages, fetched and parsed, and nothing else. */
async function fetched(from: number): Promise<void> {
  let next = from;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < from + TOTAL) {
      const answer = await fetch(`${product.shop}/p/${next++}`);
      let name = "";
      let isData = false;
      const parser = new Parser({
        onopentag: (tag, { type }) => void (isData = tag === "script" && type !== undefined),
        ontext: (text) => void (isData && (name += text)),
        onclosetag: () => void (isData = false),
      });
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
        parser.write(text);
      }
      parser.end();
      if (!JSON.parse(name).offers.price) throw new Error("no price");
    }
  }));
}

const ways = { "fetch + htmlparser2": fetched, "createLinkBatch": pasted };
const took: Record<string, number[]> = { "fetch + htmlparser2": [], "createLinkBatch": [] };
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) {
    const start = performance.now();
    await way(turn * TOTAL);
    if (turn > 0) took[name]!.push(performance.now() - start); // the first warms up
  }
}
const base = median(took["fetch + htmlparser2"]!);
console.info(
  `${TOTAL} links of ${PEOPLE} people, pages of ${
    Math.round(longPage("Produto").length / 1000)
  } kB`,
);
console.table(Object.fromEntries(
  Object.entries(took).map(([name, all]) => [name, {
    "ms a turn": Math.round(median(all)),
    "links/s": Math.round(TOTAL / median(all) * 1000),
    "× alone": Number((median(all) / base).toFixed(2)),
  }]),
));
reportRatio(
  "Links of a list to offers, beside fetch and htmlparser2 alone",
  median(took["createLinkBatch"]!) / base,
);
