import type { CsvColumn, CsvLine } from "../../../csv/columns.ts";
import { localCell } from "../../../csv/values.ts";
import { Failure } from "../../../errors.ts";
import {
  type Marketplace,
  marketplaceName,
  marketplaces,
  namesOf,
} from "../../../marketplaces/marketplace.ts";
import { fold } from "../../../search.ts";
import { type RetailSeason, retailSeasons, retailYear } from "../../../templates/retail_year.ts";
import type { CampaignText } from "../campaign_text.ts";
import type { CampaignTextInput } from "../write_text.ts";

type TextColumn =
  | "name"
  | "first"
  | "second"
  | "third"
  | "season"
  | "tags"
  | "marketplaces"
  | "usedAt";

/** The wording of a slot; "": it has none. */
const bodyOf = ({ variants }: CampaignText, slot: number) =>
  variants.find((variant) => variant.slot === slot)?.body ?? "";

/** The columns of a file of campaign texts. Pictures are not in it. */
export const textColumns: { readonly [Name in TextColumn]: CsvColumn<CampaignText> } = {
  name: { titles: ["Nome", "título", "name"], write: ({ name }) => name },
  first: { titles: ["Texto", "texto A", "mensagem", "text"], write: (text) => bodyOf(text, 0) },
  second: { titles: ["Texto B"], write: (text) => bodyOf(text, 1) },
  third: { titles: ["Texto C"], write: (text) => bodyOf(text, 2) },
  season: {
    titles: ["Época", "data", "season"],
    write: ({ season }) => season ? retailYear[season].name : "",
  },
  tags: { titles: ["Marcadores", "tags", "etiquetas"], write: ({ tags }) => tags.join(", ") },
  marketplaces: {
    titles: ["Lojas", "loja", "marketplace"],
    write: ({ marketplaces }) =>
      marketplaces.map((one) => marketplaceName(one) ?? "Outras").join(", "),
  },
  usedAt: {
    titles: ["Usado pela última vez"],
    write: ({ usedAt }, zone) => localCell(usedAt, zone),
    isWrittenOnly: true,
  },
};

/** The columns that an import reads, by the field that a failure names. */
const columnOfField: Readonly<Record<string, TextColumn>> = {
  name: "name",
  variants: "first",
  season: "season",
  tags: "tags",
  marketplaces: "marketplaces",
};

/** Returns the title of the column that a failure is about; null: the line as a whole. */
export function columnTitle({ path: [field, at] }: Failure): string | null {
  const name = field === "variants" && at
    ? (["first", "second", "third"] as const)[Number(at)]
    : columnOfField[field ?? ""];
  return name ? textColumns[name].titles[0] : null;
}

/** The text of a line. @throws Failure at the first cell that is not valid */
export function textIn({ cells }: CsvLine<TextColumn>): CampaignTextInput {
  const bodies = [cells.first, cells.second, cells.third];
  const variants = bodies.flatMap((body, slot) => body ? [{ slot, body, weight: 1 }] : []);
  return {
    name: cells.name,
    variants,
    season: seasonIn(cells.season),
    tags: listIn(cells.tags),
    marketplaces: listIn(cells.marketplaces).map(marketplaceIn),
    mediaUrl: null,
  };
}

const listIn = (cell: string) => cell.split(/[,;|]/).map((one) => one.trim()).filter(Boolean);

/** Characters of a name that are compared. */
const COMPARED = 60;

const plain = (text: string) => fold(text.slice(0, COMPARED)).replace(/[^a-z0-9.]+/g, " ").trim();

function seasonIn(cell: string): RetailSeason | null {
  if (!cell) return null;
  const season = retailSeasons.find((id) => plain(retailYear[id].name) === plain(cell));
  if (!season) throw new Failure("CAMPAIGN_TEXT_SEASON_INVALID", ["season"]);
  return season;
}

function marketplaceIn(cell: string): Marketplace {
  const key = plain(cell);
  return marketplaces.find((one) => namesOf(one).some((name) => plain(name) === key)) ?? "OTHER";
}
