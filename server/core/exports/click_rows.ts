import { cellsOf, type CsvColumns, headerOf } from "../csv/columns.ts";
import { localCell } from "../csv/values.ts";
import { countedUntil, readClickPage, shortLinkUrl, type StoredClick } from "../links/queries.ts";
import type { RowSource } from "./row_source.ts";

/** Clicks that a page should have; the stored rows of a first page, and of any. */
const CLICKS = { aim: 500, first: 10, most: 500 };

type Row = StoredClick & { readonly address: string | null };

const kinds: Readonly<Record<StoredClick["kind"], string>> = {
  PERSON: "pessoa",
  PREVIEW: "prévia",
  BOT: "robô",
  PREFETCH: "pré-carregamento",
};
const devices: Readonly<Record<StoredClick["device"], string>> = {
  MOBILE: "celular",
  TABLET: "tablet",
  DESKTOP: "computador",
};

/** The columns of the file for spreadsheets. */
const columns: CsvColumns<string, Row> = {
  at: { titles: ["Data"], write: ({ at }, zone) => localCell(at, zone) },
  address: { titles: ["Link curto"], write: ({ address }) => address ?? "" },
  kind: { titles: ["Quem"], write: ({ kind }) => kinds[kind] },
  isRepeat: { titles: ["Repetido"], write: ({ isRepeat }) => isRepeat ? "sim" : "não" },
  device: { titles: ["Aparelho"], write: ({ device }) => devices[device] },
  country: { titles: ["País"], write: ({ country }) => country ?? "" },
  referrer: { titles: ["Veio de"], write: ({ referrerHost }) => referrerHost ?? "" },
  offer: { titles: ["Oferta"], write: ({ link }) => link?.offerId ?? "" },
  dispatch: { titles: ["Mensagem"], write: ({ link }) => link?.dispatchId ?? "" },
  group: { titles: ["Grupo"], write: ({ link }) => link?.groupId ?? "" },
  template: { titles: ["Modelo"], write: ({ link }) => link?.templateId ?? "" },
  variant: { titles: ["Versão"], write: ({ link }) => String(link?.variant ?? "") },
  marketplace: { titles: ["Loja"], write: ({ link }) => link?.marketplace ?? "" },
  product: { titles: ["Produto na loja"], write: ({ link }) => link?.productId ?? "" },
  link: { titles: ["Código do link"], write: ({ linkId }) => linkId },
  id: { titles: ["Código"], write: ({ id }) => id },
};

/** A click on a line of JSON; the names are those of the schema. */
const objectOf = ({ link, ...click }: Row) => ({
  id: click.id,
  at: click.at,
  visitorKind: click.kind,
  isRepeat: click.isRepeat,
  device: click.device,
  country: click.country,
  referrerHost: click.referrerHost,
  linkId: click.linkId,
  url: click.address,
  offerId: link?.offerId ?? null,
  dispatchId: link?.dispatchId ?? null,
  groupId: link?.groupId ?? null,
  templateId: link?.templateId ?? null,
  variant: link?.variant ?? null,
  marketplace: link?.marketplace ?? null,
  productId: link?.productId ?? null,
});

/**
 * The clicks on a person's links, month by month, of the quarters of an hour that were over when the
 * file was requested: none of them is counted any more, so that each reading finds the same.
 */
export const clickRows: RowSource<Row> = {
  header: headerOf(columns),
  cells: (row, zone) => cellsOf(columns, row, zone),
  object: objectOf,
  reader: ({ userId, filter, requestedAt }) => {
    const counted = countedUntil(requestedAt).getTime();
    const until = new Date(Math.min(counted, filter.until ? Date.parse(filter.until) : Infinity));
    const since = filter.since ? new Date(filter.since) : null;
    let limit = CLICKS.first;
    return async (ctx, after) => {
      const { clicks, next } = await readClickPage(ctx, { userId, since, until, after, limit });
      const fitting = Math.ceil(limit * CLICKS.aim / Math.max(1, clicks.length));
      limit = Math.min(fitting, 4 * limit, CLICKS.most);
      const rows = clicks.map((click) => ({
        ...click,
        address: click.link && shortLinkUrl(ctx.ports, click.link),
      }));
      return { rows, next };
    };
  },
};
