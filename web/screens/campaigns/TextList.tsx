import { Download, Upload } from "lucide-react";
import { Suspense } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TextList_viewer$key } from "../../__generated__/TextList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useSetParam, useShowMore } from "../../shared/lists.ts";
import { matchesSearch, useSearchText } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { type RetailSeason, type SeasonDates, seasonDay } from "./season_words.ts";
import type { InsertText } from "./text_mutations.ts";
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
  search: string | null;
  season: RetailSeason | null;
  isStale: boolean;
  insert: InsertText;
  refresh: () => void;
  /** Opens a text, or a new one that starts as a copy of a ready one. */
  onOpen: (id: string, copyOf?: string) => void;
}) {
  const { search, season } = props;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment TextList_viewer on Viewer
      @refetchable(queryName: "TextListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        season: { type: "RetailSeason" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        retailSeasons {
          season
          name
          day
          isNow
        }
        ...ReadyTexts_viewer
        campaignTexts(search: $search, season: $season, first: $first, after: $after)
          @connection(key: "TextList_campaignTexts", filters: ["search", "season"]) {
          edges {
            node {
              id
              name
              season
              tags
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
      matchesSearch(
        search,
        [node.name, ...node.tags, ...node.variants.map(({ body }) => body)].join(" "),
      )
      ? [node]
      : []
  );
  const { list, showMore } = useShowMore(texts.length, loadNext);
  const isFiltered = search !== null || season !== null;
  const setImport = (isOpen: boolean) =>
    setParams((params) => {
      if (isOpen) params.set("folha", IMPORT);
      else params.delete("folha");
      return params;
    });
  return (
    <div className={styles.content}>
      <TextFilters seasons={data.retailSeasons} />
      {(texts.length > 0 || isFiltered) && (
        <Section
          title="Seus textos"
          action={<TextFiles onImport={() => setImport(true)} />}
        >
          {texts.length === 0 && !hasNext && (
            <EmptyState>
              {search
                ? `Nenhum texto seu com “${search}” aqui.`
                : "Nenhum texto seu para esta época."}
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
          {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
        </Section>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <ReadyTexts
          viewer={data}
          isFirst={texts.length === 0 && !isFiltered}
          search={search}
          season={season}
          insert={props.insert}
          onCopy={(id) => props.onOpen("novo", id)}
          onImport={() => setImport(true)}
        />
      </Suspense>
      {params.get("folha") === IMPORT && (
        <Suspense>
          <TextImportSheet onSaved={props.refresh} onClose={() => setImport(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The search, and the season; both are stored in the address. */
export function TextFilters({ seasons }: { seasons: readonly SeasonDates[] }) {
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const setParam = useSetParam();
  const season = params.get("epoca") ?? "";
  return (
    <div className={styles.filters}>
      <SearchField label="Nome, marcador ou palavras" value={search} onChange={setSearch} />
      <PlainSelect
        label="Época"
        value={seasons.some((one) => one.season === season) ? season : ""}
        onChange={(value) => setParam("epoca", value || null)}
      >
        <option value="">Todas</option>
        {seasons.map((one) => (
          <option key={one.season} value={one.season}>{`${one.name}, ${seasonDay(one)}`}</option>
        ))}
      </PlainSelect>
    </div>
  );
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
