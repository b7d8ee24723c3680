import { Suspense } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { CardScreenQuery } from "../../__generated__/CardScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { OfferCards } from "../../shared/offers/OfferCards.tsx";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../shared/tabs/SettingsTabs.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { CardLogo } from "./CardLogo.tsx";
import { CardStyleForm } from "./CardStyleForm.tsx";

/** `/app/settings/arte`: the style of the cards drawn of offers, and whether messages carry them. */
export const CardScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.cards].title}
      note="Uma imagem com o preço, nas suas cores e com a sua logo."
    />
    <SettingsTabs />
    <Suspense fallback={<Loading />}>
      <CardContent />
    </Suspense>
  </>
);

const query = graphql`
  query CardScreenQuery {
    viewer {
      cardStyle {
        ...CardStyleForm_style
        ...CardLogo_style
      }
      offers(first: 1) {
        edges {
          node {
            id
            ...OfferCards_offer
          }
        }
      }
    }
  }
`;

/** Fetches the style again, and the card drawn with it. */
const refresh = () => refetch(query, {});

function CardContent() {
  const { viewer } = useScreenQuery<CardScreenQuery>(query, {});
  useRefetchMissed(refresh);
  const isDesktop = useIsDesktop();
  if (!viewer) return <RedirectToSignIn />;
  const [latest] = viewer.offers.edges;
  const preview = (
    <Section title="Sua última oferta fica assim">
      {latest ? <OfferCards offer={latest.node} /> : (
        <EmptyState
          action={
            <Button variant="outlined" component={Link} to={paths.generator}>
              Criar uma oferta
            </Button>
          }
        >
          A arte é feita de uma oferta, e você ainda não tem nenhuma.
        </EmptyState>
      )}
    </Section>
  );
  return (
    <TwoColumns aside={isDesktop && preview}>
      {!isDesktop && latest && preview}
      <CardStyleForm style={viewer.cardStyle} onSaved={refresh} />
      <CardLogo style={viewer.cardStyle} onSaved={refresh} />
      {!isDesktop && !latest && preview}
    </TwoColumns>
  );
}

const Loading = () => (
  <TwoColumns
    aside={
      <Section label="Arte a caminho">
        <Skeleton height={320} />
      </Section>
    }
  >
    <Section label="Cores a caminho">
      {[0, 1, 2].map((row) => <Skeleton key={row} height={56} />)}
    </Section>
  </TwoColumns>
);
