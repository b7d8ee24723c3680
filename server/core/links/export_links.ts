import type { Context } from "../context.ts";
import { cellsOf, type CsvColumns, headerOf } from "../csv/columns.ts";
import { localCell } from "../csv/values.ts";
import type { ShortLinkId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { shortLinkUrl } from "./queries.ts";
import type { ShortLink } from "./short_link.ts";
import { asShortLink } from "./tables.ts";

type Row = ShortLink & { readonly address: string };

/** The columns of the file: it is written for people, and not read back. */
const columns: CsvColumns<string, Row> = {
  title: { titles: ["Nome"], write: ({ title }) => title },
  address: { titles: ["Link curto"], write: ({ address }) => address },
  targets: {
    titles: ["Destinos"],
    write: ({ targets }) => targets.map(({ url }) => url).join("\n"),
  },
  clicks: { titles: ["Cliques de pessoas"], write: ({ clickCount }) => String(clickCount) },
  bots: { titles: ["Acessos de robôs"], write: ({ botCount }) => String(botCount) },
  startsAt: { titles: ["Começa em"], write: ({ startsAt }, zone) => localCell(startsAt, zone) },
  expiresAt: { titles: ["Termina em"], write: ({ expiresAt }, zone) => localCell(expiresAt, zone) },
  createdAt: { titles: ["Criado em"], write: ({ createdAt }, zone) => localCell(createdAt, zone) },
};

/** Rows in memory at once. */
const PAGE = 500;

/** Streams the links that the viewer made by hand as a CSV file, oldest first. */
export async function exportShortLinks(ctx: Context): Promise<AsyncIterable<Uint8Array>> {
  const userId = permit(ctx.viewer, "link.see");
  const { timeZone } = await ctx.db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  return ctx.ports.csv.write(records(ctx, userId, timeZone));
}

async function* records({ db, ports }: Context, userId: UserId, timeZone: string) {
  yield headerOf(columns);
  for (let last = ""; true;) {
    const links: ShortLink[] = await db.selectFrom("short_links").select(asShortLink)
      .where("user_id", "=", userId).where("purpose", "=", "MANUAL")
      .where("deleted_at", "is", null)
      .where("id", ">", last as ShortLinkId).orderBy("id").limit(PAGE).execute();
    for (const link of links) {
      yield cellsOf(columns, { ...link, address: shortLinkUrl(ports, link) }, timeZone);
    }
    if (links.length < PAGE) return;
    last = links.at(-1)!.id;
  }
}
