import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { OfferView } from "../../routing/search_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { views } from "./views.ts";

/** Nothing to list, and why. */
export function NoOffers(props: { search: string | null; view: OfferView; isNarrowed: boolean }) {
  const { search, view, isNarrowed } = props;
  const next = { variant: "outlined", component: Link } as const;
  return (
    <Section label="Ofertas">
      {search || isNarrowed
        ? (
          <EmptyState action={<Button {...next} to={paths.offers}>Ver todas</Button>}>
            {search
              ? `Nenhuma oferta com “${search}”${isNarrowed ? " aqui" : ""}.`
              : views[view].empty}
          </EmptyState>
        )
        : (
          <EmptyState action={<Button {...next} to={paths.generator}>Ir para o gerador</Button>}>
            Nenhuma oferta ainda. Cole um link no gerador para criar a primeira.
          </EmptyState>
        )}
    </Section>
  );
}
