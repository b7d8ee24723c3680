import { CalendarClock, Check, CircleStop, CopyPlus, Pause, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { TemplateRow_template$key } from "../../__generated__/TemplateRow_template.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import { monthDayLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { type InsertTemplate, useSaveTemplate, useTemplateActions } from "./template_mutations.tsx";
import { type Marketplace, marketplaces } from "../../shared/marketplaces.ts";
import { isInSeason } from "./template_values.ts";

/** One template: its shop and season, the number of messages sent, whether it is in use. */
export function TemplateRow(props: {
  template: TemplateRow_template$key;
  /** Whether it is in use, behind another one. */
  isReserve: boolean;
  insert: InsertTemplate;
  onOpen: () => void;
}) {
  const template = useFragment(
    graphql`
      fragment TemplateRow_template on Template {
        id
        version
        name
        marketplace
        season {
          name
          firstDay
          lastDay
        }
        variants {
          sent
        }
        isActive
      }
    `,
    props.template,
  );
  const { id, version, name, isActive: active, season } = template;
  const { update } = useSaveTemplate(props.insert);
  const { clone, remove } = useTemplateActions(props.insert);
  const use = (isActive: boolean) =>
    update({ id, version, isActive: isActive }, {
      onSaved: () =>
        void showNotice(isActive ? `Em uso: ${name}.` : `Fora de uso: ${name}.`, {
          variant: "success",
        }),
      onRefused: (message) => void showNotice(message, { variant: "error" }),
      onConflict: () =>
        void showNotice("Este modelo mudou em outra aba. Veja e tente de novo.", {
          variant: "error",
        }),
    });
  const now = useNow();
  const isOutOfSeason = season != null && !isInSeason(season, new Date(now));
  return (
    <Row
      title={name}
      note={noteOf(template)}
      onOpen={props.onOpen}
      status={!active
        ? <Chip icon={<Pause aria-hidden />}>Parado</Chip>
        : isOutOfSeason
        ? <Chip icon={<CalendarClock aria-hidden />}>Na época</Chip>
        : props.isReserve
        ? <Chip>Em reserva</Chip>
        : <Chip tone="proven" icon={<Check aria-hidden />}>Em uso</Chip>}
      edge={
        <MenuButton
          label={`Ações: ${name}`}
          menuLabel="Ações do modelo"
          actions={[
            { label: "Usar agora", Icon: Check, act: () => use(true) },
            ...active ? [{ label: "Parar de usar", Icon: CircleStop, act: () => use(false) }] : [],
            { label: "Duplicar", Icon: CopyPlus, act: () => clone(id, name) },
            { label: "Excluir", Icon: Trash2, act: () => remove(id, name) },
          ]}
        />
      }
    />
  );
}

function noteOf({ marketplace, season, variants }: {
  readonly marketplace?: Marketplace | null | undefined;
  readonly season?:
    | { readonly name: string; readonly firstDay: string; readonly lastDay: string }
    | null
    | undefined;
  readonly variants: readonly { readonly sent: number }[];
}): string {
  const sent = variants.reduce((sum, variant) => sum + variant.sent, 0);
  return [
    marketplace ? marketplaces[marketplace].name : "Todas as lojas",
    season &&
    `${season.name}, ${monthDayLabel(season.firstDay)} a ${monthDayLabel(season.lastDay)}`,
    variants.length > 1 && `${variants.length} textos`,
    sent > 0 && countLabel(sent, "enviada", "enviadas"),
  ].filter(Boolean).join(" · ");
}
