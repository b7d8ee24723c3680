import { Check } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReadyTemplates_viewer$key } from "../../__generated__/ReadyTemplates_viewer.graphql.ts";
import {
  TemplateCard,
  type TemplateChoice,
  TemplateGallery,
  useTemplateChoices,
} from "../../shared/templates/TemplateGallery.tsx";
import { setTemplateUse } from "../../shared/templates/template_use.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import { monthDayLabel } from "../../ui/text/clock.ts";
import styles from "./Templates.module.css";
import { nextSeasons } from "./template_values.ts";

/** The template that words messages where no other is in use. */
const BUILT_IN = "BUILT_IN";

/** The ready templates that are offered today, with the person's latest offer in them. */
export function ReadyTemplates(props: {
  viewer: ReadyTemplates_viewer$key;
  /** Whether the search and the view leave it in the list. */
  isShown: (template: TemplateChoice) => boolean;
  /** The ids of those in use behind another one. */
  reserve: ReadonlySet<string>;
  /** Whether one of the person's own words the messages of the whole year. */
  hasOwnDefault: boolean;
  /** Opens a new template that starts as a copy. */
  onCopy: (id: string) => void;
}) {
  const { templateSamples, readyTemplates } = useFragment(
    graphql`
      fragment ReadyTemplates_viewer on Viewer {
        templateSamples {
          offer {
            title
          }
          ...TemplateGallery_samples
        }
        readyTemplates {
          id
          name
          isActive
          isInSeason
          season {
            firstDay
          }
        }
      }
    `,
    props.viewer,
  );
  const { choices, imageUrl } = useTemplateChoices(templateSamples);
  const id = useId();
  const [runAction] = useMutationAction();
  const ready = new Map(readyTemplates.map((template) => [template.id, template]));
  const hasDefault = props.hasOwnDefault ||
    readyTemplates.some(({ isActive, season }) => isActive && !season);
  const isUsed = (id: string) => ready.get(id)?.isActive || (id === BUILT_IN && !hasDefault);
  const use = ({ id, name }: TemplateChoice, isActive: boolean) =>
    void runAction(
      () => setTemplateUse({ id, version: null }, isActive),
      () =>
        void showNotice(isActive ? `Em uso: ${name}.` : `Fora de uso: ${name}.`, {
          variant: "success",
        }),
    );
  const offered = choices.flatMap((choice) => {
    const template = { ...choice, isActive: isUsed(choice.id) ?? false };
    return choice.version === null && props.isShown(template) ? [template] : [];
  });
  const upcoming = nextSeasons(readyTemplates, new Date(useNow()));
  const title = templateSamples.offer?.title;
  return (
    <section aria-labelledby={id} className={styles.ready}>
      <div className={styles.readyHead}>
        <h2 id={id}>Modelos prontos</h2>
        {!title && <Chip tone="on">Exemplo</Chip>}
      </div>
      <p className={`small ${styles.subject}`}>
        {title
          ? `Cada um com a sua oferta mais recente: ${title}`
          : "Sem ofertas suas ainda: estas mensagens são de um produto de exemplo."}
      </p>
      {offered.length === 0 && <EmptyState>Nenhum modelo pronto aqui.</EmptyState>}
      <TemplateGallery label="Modelos prontos">
        {offered.map((choice) => (
          <TemplateCard
            key={choice.id}
            choice={choice}
            imageUrl={imageUrl}
            chip={props.reserve.has(choice.id)
              ? <Chip>Em reserva</Chip>
              : choice.isActive && <Chip tone="proven" icon={<Check aria-hidden />}>Em uso</Chip>}
          >
            <div className={styles.cardActions}>
              {choice.isActive && choice.id !== BUILT_IN
                ? (
                  <Button
                    size="small"
                    aria-label={`Parar de usar ${choice.name}`}
                    onClick={() => use(choice, false)}
                  >
                    Parar de usar
                  </Button>
                )
                : !choice.isActive && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Usar ${choice.name}`}
                    onClick={() => use(choice, true)}
                  >
                    Usar
                  </Button>
                )}
              <Button
                size="small"
                aria-label={`Mudar do seu jeito: ${choice.name}`}
                onClick={() => props.onCopy(choice.id)}
              >
                Mudar do seu jeito
              </Button>
            </div>
          </TemplateCard>
        ))}
      </TemplateGallery>
      {upcoming.length > 0 && (
        <p className={`small ${styles.rule}`}>
          {`Perto da data aparecem os de ${
            listLabel(
              upcoming.map(({ name, season }) =>
                `${name} (a partir de ${monthDayLabel(season!.firstDay)})`
              ),
            )
          }.`}
        </p>
      )}
    </section>
  );
}

const listLabel = (words: readonly string[]) => new Intl.ListFormat("pt-BR").format(words);
