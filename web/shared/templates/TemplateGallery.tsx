import { CalendarClock, Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  TemplateGallery_samples$data,
  TemplateGallery_samples$key,
} from "../../__generated__/TemplateGallery_samples.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { monthDayLabel } from "../../ui/text/clock.ts";
import styles from "./TemplateGallery.module.css";

/** A template that can be chosen, a person's own or a ready one, with the message that it makes. */
export type TemplateChoice = {
  readonly id: string;
  readonly name: string;
  /** The version of one's own template; null: a ready one. */
  readonly version: number | null;
  readonly isActive: boolean;
  readonly season: { readonly name: string; readonly lastDay: string } | null;
  readonly text: string;
  readonly missing: string | null;
};

/** Reads the samples of an offer as choices. */
export function useTemplateChoices(samples: TemplateGallery_samples$key) {
  const data = useFragment(
    graphql`
      fragment TemplateGallery_samples on TemplateSamples {
        currentId
        imageUrl
        samples {
          text
          missingVariable
          template {
            id
            version
            name
            isActive
            season {
              name
              lastDay
            }
          }
          readyTemplate {
            id
            name
            isActive
            season {
              name
              lastDay
            }
          }
        }
      }
    `,
    samples,
  );
  const { currentId, imageUrl = null } = data;
  return { currentId, imageUrl, choices: data.samples.flatMap(choiceOf) };
}

function choiceOf(
  { text, missingVariable, template, readyTemplate }: TemplateGallery_samples$data["samples"][0],
): TemplateChoice[] {
  const source = template ?? readyTemplate;
  if (!source) return [];
  const { id, name, isActive, season = null } = source;
  const missing = missingVariable ? missingWords[missingVariable] ?? null : null;
  return [{ id, name, version: template?.version ?? null, isActive, season, text, missing }];
}

/** What an offer lacks, by the variable that a template puts first. */
const missingWords: Readonly<Record<string, string>> = {
  desconto: "preço de antes",
  economia: "preço de antes",
  menor_preco: "menor preço provado",
  cupom: "cupom",
  parcelas: "parcelas",
  avaliacao: "avaliação",
  frete: "frete",
};

/** The messages side by side, each under its template's name. */
export const TemplateGallery = (props: { label: string; children: ReactNode }) => (
  <ul className={styles.gallery} aria-label={props.label}>{props.children}</ul>
);

/** One message of the gallery; with `onPick` a press anywhere on it chooses its template. */
export function TemplateCard(props: {
  choice: TemplateChoice;
  imageUrl: string | null;
  isPicked?: boolean;
  onPick?: () => void;
  chip?: ReactNode;
  children?: ReactNode;
}) {
  const { name, text, season, missing } = props.choice;
  const id = useId();
  return (
    <li className={`${styles.card} on-card`} data-picked={props.isPicked ?? false}>
      <div className={styles.head}>
        <h3 id={id}>
          {props.onPick
            ? (
              <button type="button" aria-pressed={props.isPicked} onClick={props.onPick}>
                {name}
              </button>
            )
            : name}
        </h3>
        {props.isPicked ? <Chip tone="on" icon={<Check aria-hidden />}>Atual</Chip> : props.chip ||
          (season && (
            <Chip icon={<CalendarClock aria-hidden />}>até {monthDayLabel(season.lastDay)}</Chip>
          ))}
      </div>
      <div role="group" aria-labelledby={id} className={styles.message}>
        <MessageBubble text={text} imageUrl={props.imageUrl} />
      </div>
      {missing && <p className="small">Esta oferta não tem {missing}.</p>}
      {props.children}
    </li>
  );
}
