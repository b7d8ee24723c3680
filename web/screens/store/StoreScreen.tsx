import { Suspense, useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { StoreForm_viewer$key } from "../../__generated__/StoreForm_viewer.graphql.ts";
import type { StoreOffers_store$key } from "../../__generated__/StoreOffers_store.graphql.ts";
import type { StoreScreen_store$key } from "../../__generated__/StoreScreen_store.graphql.ts";
import type { StoreScreenQuery } from "../../__generated__/StoreScreenQuery.graphql.ts";
import type { StoreScreenSubscription } from "../../__generated__/StoreScreenSubscription.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import tabs from "../../ui/layout/tabs.module.css";
import { CreateStore } from "./CreateStore.tsx";
import { PinnedOffers } from "./PinnedOffers.tsx";
import { PublishCard } from "./PublishCard.tsx";
import styles from "./Store.module.css";
import { StoreForm } from "./StoreForm.tsx";
import { StoreOffers } from "./StoreOffers.tsx";
import { StorePictures } from "./StorePictures.tsx";
import { StorePreview } from "./StorePreview.tsx";

/** `/store`: the person's public page, edited beside its preview; on phones `?ver=previa` shows that. */
export const StoreScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.store].title}
      note="Suas ofertas, seus links e seus grupos em um endereço só seu."
    />
    <Suspense fallback={<Loading />}>
      <StoreContent />
    </Suspense>
  </>
);

const query = graphql`
  query StoreScreenQuery {
    viewer {
      ...StoreForm_viewer
      store {
        ...StoreScreen_store
        ...StoreOffers_store
      }
    }
  }
`;
const refresh = () => refetch(query, {});

function StoreContent() {
  const { viewer } = useScreenQuery<StoreScreenQuery>(query, {});
  useStoreChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  return viewer.store
    ? <Editor store={viewer.store} offers={viewer.store} viewer={viewer} />
    : <CreateStore onCreated={refresh} />;
}

function Editor(props: {
  store: StoreScreen_store$key;
  offers: StoreOffers_store$key;
  viewer: StoreForm_viewer$key;
}) {
  const store = useFragment(
    graphql`
      fragment StoreScreen_store on Store {
        ...PublishCard_store
        ...StoreForm_store
        ...StorePreview_store
        ...StorePictures_store
        ...PinnedOffers_store
      }
    `,
    props.store,
  );
  const isDesktop = useIsDesktop();
  const [params] = useSearchParams();
  const isPreview = !isDesktop && params.get("ver") === "previa";
  const preview = <StorePreview store={store} />;
  return (
    <>
      {!isDesktop && <Tabs isPreview={isPreview} />}
      <div className={styles.head}>
        <PublishCard store={store} />
      </div>
      <TwoColumns aside={isDesktop && preview}>
        {isPreview ? preview : (
          <>
            <StoreForm store={store} viewer={props.viewer} />
            <StorePictures store={store} onSaved={refresh} />
            <PinnedOffers store={store} />
            <StoreOffers store={props.offers} />
          </>
        )}
      </TwoColumns>
    </>
  );
}

/** Switches between the form and the preview by the address. */
const Tabs = ({ isPreview }: { isPreview: boolean }) => (
  <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label="O que ver">
    <Tab to={paths.store} isChosen={!isPreview}>Editar</Tab>
    <Tab to={`${paths.store}?ver=previa`} isChosen={isPreview}>Prévia</Tab>
  </nav>
);

const Tab = (props: { to: string; isChosen: boolean; children: string }) => (
  <Link
    to={props.to}
    replace
    aria-current={props.isChosen ? "page" : undefined}
    className={props.isChosen ? "on-card" : ""}
  >
    {props.children}
  </Link>
);

/** Shown while the store loads. */
const Loading = () => (
  <TwoColumns
    aside={
      <Section label="Prévia a caminho">
        <Skeleton height={420} />
      </Section>
    }
  >
    {["Endereço a caminho", "Perfil a caminho"].map((label) => (
      <Section key={label} label={label}>
        {[0, 1].map((row) => <Skeleton key={row} height={56} />)}
      </Section>
    ))}
  </TwoColumns>
);

/** Subscribes to changes of the store; `refresh` (stable) refetches after an absence. */
function useStoreChanges(refresh: () => void) {
  useSubscription<StoreScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription StoreScreenSubscription {
        storeChanged {
          store {
            ...StoreScreen_store
          }
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects, and `useRefetchMissed` refetches
  }), []));
  useRefetchMissed(refresh);
}
