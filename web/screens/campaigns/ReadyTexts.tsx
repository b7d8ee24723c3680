import { Plus } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReadyTexts_viewer$key } from "../../__generated__/ReadyTexts_viewer.graphql.ts";
import { matchesSearch } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { currentSeasons, type RetailSeason, seasonDay } from "./season_words.ts";
import { type InsertText, useSaveText } from "./text_mutations.ts";
import styles from "./Texts.module.css";

/** The ready texts: those of the whole year and of the next seasons first, each to take in one tap. */
export function ReadyTexts(props: {
  viewer: ReadyTexts_viewer$key;
  /** Whether the person has no text yet: the heading explains by example. */
  isFirst: boolean;
  search: string | null;
  season: RetailSeason | null;
  tag: string | null;
  insert: InsertText;
  /** Opens a new text that starts as a copy. */
  onCopy: (id: string) => void;
  onImport: () => void;
}) {
  const { search, season, tag } = props;
  const { readyCampaignTexts, retailSeasons } = useFragment(
    graphql`
      fragment ReadyTexts_viewer on Viewer {
        readyCampaignTexts {
          id
          name
          season
          tags
          body
        }
        retailSeasons {
          season
          name
          day
          isNow
        }
      }
    `,
    props.viewer,
  );
  const id = useId();
  const { create, isSaving } = useSaveText(props.insert);
  type Ready = typeof readyCampaignTexts[number];
  const take = ({ name, season, tags, body }: Ready) =>
    create({ name, season, tags, variants: [{ slot: 0, body, weight: 1 }] }, {
      onSaved: () => void showNotice(`Guardado nos seus textos: ${name}.`, { variant: "success" }),
      onRefused: (message) => void showNotice(message, { variant: "error" }),
    });
  const place = new Map(retailSeasons.map((one, at) => [one.season, at]));
  const shown = readyCampaignTexts
    .filter((ready) =>
      (season === null || ready.season === season) &&
      (tag === null || ready.tags.includes(tag)) &&
      matchesSearch(search, `${ready.name} ${ready.tags.join(" ")} ${ready.body}`)
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  function placeOf(ready: Ready) {
    return ready.season ? place.get(ready.season) ?? 0 : -1;
  }
  const current = currentSeasons(retailSeasons);
  const isNear = (ready: Ready) =>
    season !== null || search !== null || tag !== null || !ready.season ||
    current.has(ready.season);
  const [near, far] = [shown.filter(isNear), shown.filter((ready) => !isNear(ready))];
  const cards = (texts: readonly Ready[]) => (
    <ul className={styles.cards}>
      {texts.map((ready) => {
        const dates = retailSeasons.find((one) => one.season === ready.season);
        return (
          <li key={ready.id} className={`${styles.card} on-card`}>
            <div className={styles.cardHead}>
              <h3>{ready.name}</h3>
              {dates && <Chip {...dates.isNow && { tone: "proven" }}>{seasonDay(dates)}</Chip>}
            </div>
            <MessageBubble text={ready.body} imageUrl={null} />
            <div className={styles.cardActions}>
              <Button
                size="small"
                variant="outlined"
                disabled={isSaving}
                aria-label={`Guardar ${ready.name}`}
                startIcon={<Plus size={16} aria-hidden />}
                onClick={() => take(ready)}
              >
                Guardar
              </Button>
              <Button
                size="small"
                aria-label={`Mudar antes: ${ready.name}`}
                onClick={() => props.onCopy(ready.id)}
              >
                Mudar antes
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section aria-labelledby={id} className={styles.ready}>
      <div className={styles.readyHead}>
        <h2 id={id}>{props.isFirst ? "Comece por um texto pronto" : "Textos prontos"}</h2>
        {props.isFirst && (
          <Button size="small" onClick={props.onImport}>Importar uma planilha</Button>
        )}
      </div>
      <p className="small">
        {props.isFirst
          ? "Você ainda não tem textos. Guarde um destes com um toque: {grupo}, {hoje} e os outros campos se preenchem na hora do envio."
          : "Os campos entre chaves se preenchem na hora do envio."}
      </p>
      {shown.length === 0 && <EmptyState>Nenhum texto pronto com este filtro.</EmptyState>}
      {cards(near)}
      {far.length > 0 && <Fold label="Outras épocas do ano" isOpen={false}>{cards(far)}</Fold>}
    </section>
  );
}
