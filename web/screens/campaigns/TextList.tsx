import { Download, Upload } from "lucide-react";
import { Suspense } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TextList_viewer$key } from "../../__generated__/TextList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useShowMore } from "../../shared/lists.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { matchesSearch } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import type { InsertText } from "./text_mutations.ts";
import { type TextFilter, TextFilters } from "./TextFilters.tsx";
import { TextRow } from "./TextRow.tsx";
import styles from "./Texts.module.css";

const ReadyTexts = lazyOnIdle(async () => (await import("./ReadyTexts.tsx")).ReadyTexts);
const TextImportSheet = lazyOnIdle(
  async () => (await import("./TextImportSheet.tsx")).TextImportSheet,
);

/** The value of `?texto=` that opens the import. */
const IMPORT = "importar";

/** The person's texts, and the ready ones that they can take. */
export function TextList(props: {
  viewer: TextList_viewer$key;
  filter: TextFilter;
  isStale: boolean;
  insert: InsertText;
  refresh: () => void;
  /** Opens a text, or a new one that starts as a copy of a ready one. */
  onOpen: (id: string, copyOf?: string) => void;
}) {
  const { search, season, marketplace, tag } = props.filter;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment TextList_viewer on Viewer
      @refetchable(queryName: "TextListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        season: { type: "RetailSeason" }
        marketplace: { type: "Marketplace" }
        tag: { type: "String" }
        order: { type: "CampaignTextOrder" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        retailSeasons {
          season
          name
          day
          isNow
        }
        campaignTextTags
        ...ReadyTexts_viewer
        campaignTexts(
          search: $search
          season: $season
          marketplace: $marketplace
          tag: $tag
          order: $order
          first: $first
          after: $after
        )
          @connection(
            key: "TextList_campaignTexts"
            filters: ["search", "season", "marketplace", "tag", "order"]
          ) {
          edges {
            node {
              id
              name
              season
              tags
              marketplaces
              usedAt
              results {
                clicks
                purchases
              }
              variants {
                body
              }
              ...TextRow_text
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const [params, setParams] = useSearchParams();
  // A change elsewhere may have put one here that no longer matches.
  const texts = data.campaignTexts.edges.flatMap(({ node }) =>
    node && (season === null || node.season === season) &&
      (marketplace === null || node.marketplaces.includes(marketplace)) &&
      (tag === null || node.tags.includes(tag)) &&
      matchesSearch(
        search,
        [node.name, ...node.tags, ...node.variants.map(({ body }) => body)].join(" "),
      )
      ? [node]
      : []
  );
  const { list, showMore } = useShowMore(texts.length, loadNext);
  const isNarrowed = season !== null || marketplace !== null || tag !== null;
  const isFiltered = search !== null || isNarrowed;
  const isUnknown = texts.some(({ usedAt, results: { clicks, purchases } }) =>
    usedAt && (clicks == null || purchases == null)
  );
  const setImport = (isOpen: boolean) =>
    setParams((params) => {
      if (isOpen) params.set("folha", IMPORT);
      else params.delete("folha");
      return params;
    });
  return (
    <div className={styles.content}>
      <TextFilters
        seasons={data.retailSeasons}
        tags={[...new Set([...data.campaignTextTags, ...texts.flatMap(({ tags }) => tags)])]}
      />
      {(texts.length > 0 || isFiltered) && (
        <Section
          title="Seus textos"
          action={<TextFiles onImport={() => setImport(true)} />}
        >
          {texts.length === 0 && !hasNext && (
            <EmptyState>
              {emptyWords(props.filter)}
            </EmptyState>
          )}
          <Rows ref={list} isBusy={props.isStale}>
            {texts.map((text) => (
              <TextRow
                key={text.id}
                text={text}
                seasons={data.retailSeasons}
                insert={props.insert}
                onOpen={() => props.onOpen(text.id)}
              />
            ))}
          </Rows>
          {isUnknown && (
            <p className={`small ${styles.unknown}`}>
              “Não sabido”: nenhum link destes envios conta os cliques, ou nenhuma venda foi ligada
              a eles ainda.
            </p>
          )}
          {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
        </Section>
      )}
      {marketplace === null && ( // the ready ones are for every shop
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ReadyTexts
            viewer={data}
            isFirst={texts.length === 0 && !isFiltered}
            search={search}
            season={season}
            tag={tag}
            insert={props.insert}
            onCopy={(id) => props.onOpen("novo", id)}
            onImport={() => setImport(true)}
          />
        </Suspense>
      )}
      {params.get("folha") === IMPORT && (
        <Suspense>
          <TextImportSheet onSaved={props.refresh} onClose={() => setImport(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Says that no text is left, and by what. */
function emptyWords({ search, season, marketplace, tag }: TextFilter): string {
  if (search) return `Nenhum texto seu com “${search}” aqui.`;
  const filters = [season, marketplace, tag].filter((value) => value !== null);
  if (filters.length > 1) return "Nenhum texto seu com estes filtros.";
  if (marketplace) return `Nenhum texto seu é só para ${marketplaces[marketplace].name}.`;
  return tag ? `Nenhum texto seu tem o marcador “${tag}”.` : "Nenhum texto seu para esta época.";
}

/** The import and the export of texts. */
const TextFiles = ({ onImport }: { onImport: () => void }) => (
  <div className={styles.files}>
    <Button size="small" startIcon={<Upload size={18} aria-hidden />} onClick={onImport}>
      Importar
    </Button>
    <Button
      size="small"
      component="a"
      href="/api/campaign-texts.csv"
      download
      startIcon={<Download size={18} aria-hidden />}
    >
      Exportar
    </Button>
  </div>
);
