import { setTimeout as delay } from "node:timers/promises";
import { newId } from "../../../../server/core/ids.ts";
import { databasePid, databaseProcesses } from "../database_processes.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../../product/start_product.ts";
import { foundWithin } from "../../until.ts";
import { referrerOf, visitLinks } from "./link_visits.ts";

/** Half of them are made by hand; the others are messages', to 20 groups by two templates. */
const LINKS = 200;
const GROUPS = 20;
const PER_SECOND = 2_000;
/** The clicks of so long may be lost when the process ends; milliseconds. */
const WINDOW_MS = 50;
/** A redirect that was sent before the end is read at most so long after it. */
const READ_MS = 200;
const BETWEEN_MS = 4_000;
const FROZEN_MS = 5_000;
/** All clicks are in the database so long after the last kill. */
const WRITTEN_MS = 60_000;

const steps = ["PRODUCT", "DATABASE", "FROZEN", "PRODUCT", "DATABASE", "PRODUCT"] as const;

/**
 * Kills the product and its database, and freezes the database, while links are visited.
 * @returns whether no click but those of the last 50 ms was lost, none was counted twice, the counts of
 * links, messages, days and groups agree, and links in memory redirected while the database was away
 */
export async function links(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  const start = () => startProduct(folder.path, "", { CLIENT_ADDRESS_HEADER: "x-real-ip" });
  let product = await start();
  await register(product.origin);
  const slugs = Array.from({ length: LINKS }, (_, n) => `link-${n}`);
  await createLinks(folder.path, slugs);
  const visits = visitLinks(product.origin, { slugs, perSecond: PER_SECOND });
  const ends: number[] = [];
  let refusedAway = 0;
  await delay(BETWEEN_MS);
  for (const step of steps) {
    const before = [visits.redirected.size, visits.refused.length] as const;
    if (step === "PRODUCT") {
      const ended = product.end("SIGKILL");
      ends.push(Date.now());
      await ended;
    } else if (step === "DATABASE") Deno.kill(await databasePid(folder.path), "SIGKILL");
    else {
      const processes = await databaseProcesses(folder.path);
      for (const pid of processes) Deno.kill(pid, "SIGSTOP");
      await delay(FROZEN_MS);
      for (const pid of processes) Deno.kill(pid, "SIGCONT");
    }
    await delay(step === "PRODUCT" ? 0 : 1_000);
    const isRunning = !product.hasEnded();
    if (isRunning) refusedAway += visits.refused.length - before[1];
    else {
      if (step !== "PRODUCT") ends.push(Date.now());
      product = await start();
      visits.moveTo(product.origin);
    }
    notify(
      `${step}: ${visits.redirected.size - before[0]} redirects and ${
        visits.refused.length - before[1]
      } refusals since${isRunning ? "" : "; started again"}`,
    );
    await delay(BETWEEN_MS);
  }
  await visits.stop();

  const stored = await storedVisits(folder.path, visits.redirected);
  await product.end("SIGTERM");
  const lost = [...visits.redirected].filter(([visit]) => !stored.names.has(referrerOf(visit)));
  const ages = lost.map(([, at]) =>
    Math.min(...ends.filter((end) => end >= at - READ_MS).map((end) => Math.max(0, end - at)))
  );
  const most = ends.length * PER_SECOND * WINDOW_MS / 1_000;
  const { counted, byDay, byGroup, ofMessages } = stored;
  notify(
    `${visits.redirected.size} redirects, ${stored.rows} clicks stored, ${counted} counted, ` +
      `${ofMessages} with messages; by day ${byDay}, by group ${byGroup}; ` +
      `${lost.length} lost at ${ends.length} ends (at most ${most}), the oldest ${
        Math.max(0, ...ages.filter(Number.isFinite))
      } ms before; ${stored.twice} twice; ${refusedAway} refused while away`,
  );
  return lost.length <= most && stored.twice === 0 && stored.rows === counted &&
    counted === byDay && ofMessages === byGroup && ofMessages > 0 && refusedAway === 0;
}

/** Links of one person. One in two is a message's; of these one in two is known to be sent already. */
async function createLinks(dataDir: string, slugs: readonly string[]) {
  await using database = await connectToDatabase(dataDir);
  await database.rows(
    `insert into short_links (id, user_id, slug, purpose, title, targets, created_at, updated_at,
       click_count, dispatch_id, group_id, template_id, variant, marketplace, product_id)
     select link.id, (select id from users limit 1), link.slug,
       case when m.is then 'MESSAGE' else 'MANUAL' end, '',
       '[{"url": "https://loja.example/", "weight": 1}]', now(), now(),
       case when not m.is then 0 end,
       case when m.is then link.dispatch_id end,
       case when m.is then 'grp_' || lpad((n % ${GROUPS})::text, 26, '0') end,
       case when m.is then 'tpl_' || lpad((n / 2 % 2)::text, 26, '0') end,
       case when m.is then 1 end, case when m.is then 'SHOPEE' end,
       case when m.is then '77' end
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as link (id, slug, dispatch_id, n)
       cross join lateral (select n % 2 = 0 as is) m`,
    [slugs.map(() => newId("lnk")), slugs, slugs.map(() => newId("dsp"))],
  );
  await database.rows(
    `insert into message_results (dispatch_id, user_id, group_id, template_id, variant, marketplace,
       product_id, sent_at, day, hour, is_delivered)
     select dispatch_id, user_id, group_id, template_id, variant, marketplace, product_id, created_at,
       created_at::date, 12, true
     from short_links where dispatch_id is not null and template_id like '%1'`,
  );
}

/** What the database holds once it holds all, or as much as it will. */
async function storedVisits(dataDir: string, redirected: ReadonlyMap<number, number>) {
  await using database = await connectToDatabase(dataDir);
  const read = () =>
    database.rows<{ name: string }>("select referrer_host as name from link_clicks");
  await foundWithin(WRITTEN_MS, async () => {
    const [one] = await database.rows<{ n: number }>("select count(*)::int as n from link_clicks");
    await delay(1_000);
    const [two] = await database.rows<{ n: number }>("select count(*)::int as n from link_clicks");
    return one!.n === two!.n && two!.n > 0.9 * redirected.size;
  });
  const rows = await read();
  const names = new Set(rows.map(({ name }) => name));
  const [sums] = await database.rows<{ ofLinks: number; ofMessages: number }>(
    `select (select sum(click_count)::int from short_links) as "ofLinks",
       (select sum(clicks)::int from message_results) as "ofMessages"`,
  );
  const days = await database.rows<{ dimension: string; clicks: number }>(
    "select dimension, sum(clicks)::int as clicks from daily_results group by dimension",
  );
  const dayOf = (dimension: string) => days.find((row) => row.dimension === dimension)?.clicks ?? 0;
  const { ofLinks, ofMessages } = sums!;
  return {
    names,
    rows: rows.length,
    twice: rows.length - names.size,
    counted: ofLinks + ofMessages,
    ofMessages,
    byDay: dayOf("TOTAL"),
    byGroup: dayOf("GROUP"),
  };
}
