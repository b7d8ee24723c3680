import {
  CircleSlash,
  Eye,
  EyeOff,
  FolderInput,
  FolderMinus,
  Pin,
  PinOff,
  RotateCcw,
} from "lucide-react";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  StoreOffers_store$data,
  StoreOffers_store$key,
} from "../../__generated__/StoreOffers_store.graphql.ts";
import { paths } from "../../paths.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { type Action, MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { costText } from "../../ui/text/numbers.ts";
import { pinOffers, placeOffers } from "./item_mutations.ts";
import styles from "./Store.module.css";

const PAGE = 12;

/** The person's offers and their places in the store; each change is saved at once. */
export function StoreOffers(props: { store: StoreOffers_store$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment(
    graphql`
      fragment StoreOffers_store on Store
      @refetchable(queryName: "StoreOffersPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        first: { type: "Int", defaultValue: 12 }
        after: { type: "String" }
      ) {
        sections {
          id
          title
        }
        pinnedOffers {
          id
        }
        items(search: $search, first: $first, after: $after)
          @connection(key: "StoreOffers_items") {
          edges {
            node {
              offer {
                id
                title
                shop
                price {
                  formatted
                }
                lowestPrice {
                  formatted
                }
              }
              sectionId
              isPinned
              isHidden
              soldOutAt
            }
          }
        }
      }
    `,
    props.store,
  );
  const items = data.items.edges.map(({ node }) => node);
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const shown = useRef(PAGE);
  shown.current = Math.max(PAGE, items.length);
  const isFirst = useRef(true);
  const reload = () =>
    startTransition(() =>
      void refetch(
        { search: search || null, first: Math.min(100, shown.current) },
        { fetchPolicy: "store-and-network" },
      )
    );
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      shown.current = PAGE;
      const timer = setTimeout(reload, 250); // until the person stops typing
      return () => clearTimeout(timer);
    }
  }, [search]);
  const [runAction] = useMutationAction();
  const run = (action: () => Promise<string | null>) => void runAction(action, reload);
  if (items.length === 0 && search === "" && words === "") {
    return (
      <Section title="Ofertas da loja">
        <EmptyState
          action={
            <Button variant="outlined" component={Link} to={paths.generator}>
              Criar uma oferta
            </Button>
          }
        >
          A loja mostra as suas ofertas, e você ainda não tem nenhuma.
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title="Ofertas da loja">
      <div className={styles.offers}>
        <SearchField label="Buscar nas suas ofertas" value={words} onChange={setWords} />
        {items.length === 0
          ? <EmptyState>Nenhuma oferta sua tem essas palavras.</EmptyState>
          : (
            <Rows>
              {items.map((item) => (
                <OfferPlace
                  key={item.offer.id}
                  item={item}
                  sections={data.sections}
                  pinned={data.pinnedOffers.map(({ id }) => id)}
                  run={run}
                />
              ))}
            </Rows>
          )}
        {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={() => loadNext(PAGE)} />}
      </div>
    </Section>
  );
}

type Item = StoreOffers_store$data["items"]["edges"][number]["node"];

/** An offer, where it stands in the store, and the actions that move it. */
function OfferPlace({ item, sections, pinned, run }: {
  item: Item;
  sections: StoreOffers_store$data["sections"];
  pinned: readonly string[];
  run: (action: () => Promise<string | null>) => void;
}) {
  const { offer, isHidden, isPinned, soldOutAt } = item;
  const title = offer.title ?? "Oferta sem título";
  const section = sections.find(({ id }) => id === item.sectionId);
  const place = (change: Omit<Parameters<typeof placeOffers>[0], "ids">) => () =>
    run(() => placeOffers({ ids: [offer.id], ...change }));
  const pin = (ids: readonly string[]) => () => run(() => pinOffers(ids));
  const actions: Action[] = [
    isPinned
      ? { label: "Desafixar", Icon: PinOff, act: pin(pinned.filter((id) => id !== offer.id)) }
      : { label: "Fixar no alto", Icon: Pin, act: pin([...pinned, offer.id]) },
    isHidden
      ? { label: "Mostrar na loja", Icon: Eye, act: place({ isHidden: false }) }
      : { label: "Esconder da loja", Icon: EyeOff, act: place({ isHidden: true }) },
    soldOutAt
      ? { label: "Voltou à venda", Icon: RotateCcw, act: place({ isSoldOut: false }) }
      : { label: "Marcar como esgotada", Icon: CircleSlash, act: place({ isSoldOut: true }) },
    ...sections.filter(({ id }) => id !== item.sectionId).map(({ id, title }) => ({
      label: `Pôr em ${title}`,
      Icon: FolderInput,
      act: place({ sectionId: id }),
    })),
    ...section
      ? [{
        label: `Tirar de ${section.title}`,
        Icon: FolderMinus,
        act: place({ sectionId: null }),
      }]
      : [],
  ];
  return (
    <Row
      title={title}
      note={[costText(offer), offer.shop, section?.title].filter(Boolean).join(" · ")}
      status={
        <>
          {isPinned && <Chip tone="on">No alto</Chip>}
          {isHidden && <Chip>Escondida</Chip>}
          {soldOutAt && <Chip tone="doubt">Esgotada</Chip>}
        </>
      }
      edge={<MenuButton label={`Ações: ${title}`} menuLabel={title} actions={actions} />}
    />
  );
}
