import { Plus } from "lucide-react";
import { Suspense, useCallback, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { TextsScreenQuery } from "../../__generated__/TextsScreenQuery.graphql.ts";
import type { TextsScreenSubscription } from "../../__generated__/TextsScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseTextsParams } from "../../routing/texts_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import type { InsertText } from "./text_mutations.ts";
import { TextFilters } from "./TextFilters.tsx";
import { TextList } from "./TextList.tsx";
import styles from "./Texts.module.css";

const TextEditor = lazyOnIdle(async () => (await import("./TextEditor.tsx")).TextEditor);

/** `/app/campaign-texts`: the texts of campaigns; `?texto=` opens one; the rest of the address filters. */
export function TextsScreen() {
  const [params] = useSearchParams();
  return (
    <Suspense
      fallback={params.has("texto")
        ? <RowsSkeleton label="Texto a caminho" rows={3} />
        : <TextsSkeleton />}
    >
      <TextsContent />
    </Suspense>
  );
}

/** Stands where the list will be. */
const TextsSkeleton = () => (
  <>
    <TextsTitle />
    <div className={styles.content}>
      <TextFilters seasons={[]} tags={[]} />
      <RowsSkeleton label="Textos a caminho" />
    </div>
  </>
);

/** The title of the list; without `onCreate`, while it loads. */
const TextsTitle = ({ onCreate }: { onCreate?: () => void }) => (
  <ScreenTitle
    title="Textos para as suas campanhas"
    note="Saudações, avisos e chamadas, para mandar quando quiser ou pôr no calendário."
    isDocked
    action={onCreate && (
      <Button variant="contained" startIcon={<Plus size={18} />} onClick={onCreate}>
        Novo texto
      </Button>
    )}
  />
);

const query = graphql`
  query TextsScreenQuery(
    $textId: ID!
    $hasText: Boolean!
    $search: String
    $season: RetailSeason
    $marketplace: Marketplace
    $tag: String
    $order: CampaignTextOrder
    $first: Int!
  ) {
    ...TextEditor_query
    viewer {
      ...TextList_viewer
        @arguments(
          search: $search
          season: $season
          marketplace: $marketplace
          tag: $tag
          order: $order
          first: $first
        )
    }
    node(id: $textId) @include(if: $hasText) {
      ...TextEditor_text @alias(as: "text")
    }
  }
`;

/** Marks a history entry that was pushed by opening an editor: closing it goes back. */
const OPENED = { isOpened: true };

/** The list, or the editor of the text in the address. */
function TextsContent() {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [{ isNew, copyOf, page }, isStale] = useDeferredParams(parseTextsParams);
  const data = useScreenQuery<TextsScreenQuery>(query, page);
  const refresh = useCallback(() => refetch(query, page), [page]);
  useRefetchMissed(refresh);
  const insert = useCallback<InsertText>((store, text) => insertText(store, text), []);
  const { search, season, marketplace, tag, order } = page;
  useTextChanges(insert, refresh, (search ?? season ?? marketplace ?? tag ?? order) !== null);
  if (!data.viewer) return <RedirectToSignIn />;
  const open = (id: string, copyOf?: string) =>
    setParams((params) => {
      params.set("texto", id);
      if (copyOf) params.set("de", copyOf);
      return params;
    }, { state: OPENED });
  const close = () =>
    state?.isOpened ? void navigate(-1) : setParams((params) => {
      params.delete("texto");
      params.delete("de");
      return params;
    }, { replace: true });
  const text = data.node?.text ?? null;
  if (page.hasText && !text) return <TextGone onClose={close} />;
  if (isNew || text) {
    return (
      <TextEditor
        key={page.textId}
        query={data}
        text={text}
        copyOf={copyOf}
        insert={insert}
        onDone={close}
      />
    );
  }
  return (
    <>
      <TextsTitle onCreate={() => open("novo")} />
      <TextList
        viewer={data.viewer}
        filter={page}
        isStale={isStale}
        insert={insert}
        refresh={refresh}
        onOpen={open}
      />
    </>
  );
}

/** The text in the address does not exist, or belongs to another person. */
const TextGone = ({ onClose }: { onClose: () => void }) => (
  <Section label="Texto">
    <EmptyState action={<Button variant="outlined" onClick={onClose}>Ver os textos</Button>}>
      Este texto não existe mais.
    </EmptyState>
  </Section>
);

/** Inserts a text into the list of all; a filtered list is loaded again by its screen. */
function insertText(store: RecordSourceProxy, text: RecordProxy) {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  if (!viewer) return;
  const all = { search: null, season: null, marketplace: null, tag: null, order: null };
  const id = ConnectionHandler.getConnectionID(viewer.getDataID(), "TextList_campaignTexts", all);
  insertNode(store, id, text, "CampaignTextEdge");
}

/** Subscribes to the changes of texts; both must be stable. */
function useTextChanges(insert: InsertText, refresh: () => void, isNarrowed: boolean) {
  useSubscription<TextsScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription TextsScreenSubscription {
        campaignTextChanged {
          id
          campaignText {
            ...TextsScreen_full
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const id = data?.campaignTextChanged.id;
      const text = store.getRootField("campaignTextChanged").getLinkedRecord("campaignText");
      if (!id || isNarrowed) refresh(); // only the server knows a narrowed list
      if (!id) return;
      if (text) insert(store, text);
      else store.delete(id);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [insert, refresh, isNarrowed]));
}

/** All that the screen shows of a text: every mutation and subscription selects it. */
graphql`
  fragment TextsScreen_full on CampaignText {
    id
    ...TextRow_text
    ...TextEditor_text
  }
`;
